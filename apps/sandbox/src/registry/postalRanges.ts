interface Range {
  from: number
  to: number
  city: string
  state: string
}

/** Ranges of postal codes of Brazilian cities, as the postal service publishes them: from, to, both in thousands, the city and its state. */
const table = `
01000 05999 São Paulo SP | 06000 06299 Osasco SP | 06300 06399 Carapicuíba SP | 06400 06499 Barueri SP
06500 06549 Santana de Parnaíba SP | 06550 06599 Pirapora do Bom Jesus SP | 06600 06649 Jandira SP
06650 06699 Itapevi SP | 06750 06799 Taboão da Serra SP | 06800 06849 Embu das Artes SP
06850 06889 Itapecerica da Serra SP | 06900 06949 Embu-Guaçu SP | 06950 06999 Juquitiba SP | 07000 07399 Guarulhos SP
07400 07499 Arujá SP | 07500 07599 Santa Isabel SP | 07600 07699 Mairiporã SP | 07700 07749 Caieiras SP
07750 07799 Cajamar SP | 07800 07899 Franco da Rocha SP | 07900 07999 Francisco Morato SP | 08000 08499 São Paulo SP
08500 08549 Ferraz de Vasconcelos SP | 08600 08699 Suzano SP | 08700 08899 Mogi das Cruzes SP
08900 08939 Guararema SP | 09000 09299 Santo André SP | 09300 09399 Mauá SP | 09400 09449 Ribeirão Pires SP
09450 09499 Rio Grande da Serra SP | 09500 09599 São Caetano do Sul SP | 09600 09899 São Bernardo do Campo SP
09900 09999 Diadema SP | 11000 11249 Santos SP | 11250 11299 Bertioga SP | 11300 11399 São Vicente SP
11400 11499 Guarujá SP | 11500 11599 Cubatão SP | 11800 11849 Juquiá SP | 11850 11899 Miracatu SP
12000 12119 Taubaté SP | 12200 12249 São José dos Campos SP | 12300 12349 Jacareí SP | 12400 12449 Pindamonhangaba SP
12530 12569 Cunha SP | 12630 12689 Cachoeira Paulista SP | 12700 12759 Cruzeiro SP | 12760 12799 Lavrinhas SP
13000 13139 Campinas SP | 13400 13439 Piracicaba SP | 14000 14114 Ribeirão Preto SP | 14300 14339 Batatais SP
14350 14389 Altinópolis SP | 15000 15104 São José do Rio Preto SP | 16000 16129 Araçatuba SP
16130 16199 Santo Antônio do Aracanguá SP | 16500 16569 Cafelândia SP | 16600 16639 Pirajuí SP
16700 16749 Guararapes SP | 16750 16789 Rubiácea SP | 16800 16849 Mirandópolis SP | 17000 17119 Bauru SP
17500 17539 Marília SP | 18000 18109 Sorocaba SP | 18900 18934 Santa Cruz do Rio Pardo SP
19000 19159 Presidente Prudente SP | 19300 19349 Presidente Bernardes SP | 19600 19639 Rancharia SP
19645 19679 Nantes SP | 19700 19739 Paraguaçu Paulista SP | 20000 23799 Rio de Janeiro RJ | 23800 23859 Itaguaí RJ
23900 23969 Angra dos Reis RJ | 24000 24399 Niterói RJ | 24400 24799 São Gonçalo RJ | 24800 24889 Itaboraí RJ
24900 24999 Maricá RJ | 25000 25499 Duque de Caxias RJ | 25500 25599 São João de Meriti RJ | 25600 25779 Petrópolis RJ
25800 25844 Três Rios RJ | 25900 25939 Magé RJ | 25950 25999 Teresópolis RJ | 26000 26099 Nova Iguaçu RJ
26100 26199 Belford Roxo RJ | 26200 26299 Nova Iguaçu RJ | 26300 26399 Queimados RJ | 26400 26499 Japeri RJ
26500 26549 Nilópolis RJ | 26550 26599 Mesquita RJ | 26600 26649 Paracambi RJ
26650 26699 Engenheiro Paulo de Frontin RJ | 26700 26899 Mendes RJ | 26900 26949 Miguel Pereira RJ
26950 26999 Paty do Alferes RJ | 27000 27174 Barra do Piraí RJ | 27200 27299 Volta Redonda RJ
27300 27399 Barra Mansa RJ | 27400 27459 Quatis RJ | 27460 27499 Rio Claro RJ | 27500 27569 Resende RJ
27600 27659 Valença RJ | 27660 27699 Rio das Flores RJ | 27700 27899 Vassouras RJ | 27900 27997 Macaé RJ
28000 28179 Campos dos Goytacazes RJ | 28250 28299 Italva RJ | 28300 28349 Itaperuna RJ | 28500 28539 Cantagalo RJ
28600 28636 Nova Friburgo RJ | 28820 28859 Silva Jardim RJ | 28950 28959 Armação dos Búzios RJ
29000 29099 Vitória ES | 29100 29129 Vila Velha ES | 29160 29184 Serra ES | 29200 29229 Guarapari ES
29300 29329 Cachoeiro de Itapemirim ES | 29400 29449 Mimoso do Sul ES | 29500 29539 Alegre ES
29850 29879 Ecoporanga ES | 30000 31999 Belo Horizonte MG | 32000 32399 Contagem MG | 32400 32449 Ibirité MG
32470 32499 Mário Campos MG | 32600 32699 Betim MG | 32920 32999 São Joaquim de Bicas MG | 33000 33199 Santa Luzia MG
33200 33349 Vespasiano MG | 33350 33399 São José da Lapa MG | 33400 33499 Lagoa Santa MG | 33500 33599 Confins MG
33600 33799 Pedro Leopoldo MG | 33800 33979 Ribeirão das Neves MG | 34300 34399 Rio Acima MG | 34400 34499 Raposos MG
34500 34799 Sabará MG | 34800 34989 Caeté MG | 35000 35109 Governador Valadares MG | 35400 35419 Ouro Preto MG
36000 36107 Juiz de Fora MG | 37000 37109 Varginha MG | 37370 37399 São Vicente de Minas MG | 37820 37854 Arceburgo MG
38000 38107 Uberaba MG | 38320 38349 Santa Vitória MG | 38400 38439 Uberlândia MG | 38570 38599 Guarda-Mor MG
38990 39099 Córrego Danta MG | 39400 39429 Montes Claros MG | 40000 42599 Salvador BA | 42600 42699 Madre de Deus BA
42700 42799 Lauro de Freitas BA | 42800 42849 Camaçari BA | 42850 43699 Dias D'Ávila BA | 43700 43799 Simões Filho BA
43800 43849 Candeias BA | 43850 43899 São Sebastião do Passe BA | 43900 43999 São Francisco do Conde BA
44000 44149 Feira de Santana BA | 44420 44449 Maragogipe BA | 44800 44829 Mundo Novo BA
44850 44879 Morro do Chapéu BA | 45000 45119 Vitória da Conquista BA | 45650 45674 Ilhéus BA
46220 46249 Rio do Antônio BA | 46500 46529 Macaúbas BA | 46700 46729 Ibitiara BA | 46900 46929 Seabra BA
46930 46959 Palmeiras BA | 46990 47099 Souto Soares BA | 47120 47149 Buritirama BA | 47160 47199 Mansidão BA
47240 47299 Pilão Arcado BA | 47300 47349 Casa Nova BA | 47350 47399 Sento Sé BA | 47400 47439 Xique-Xique BA
47450 47499 Gentio do Ouro BA | 47530 47559 Oliveira dos Brejinhos BA | 47700 47729 Santana BA
47760 47799 Tabocas do Brejo Velho BA | 47900 47939 Cotegipe BA | 48000 48107 Alagoinhas BA
48180 48279 Entre Rios BA | 48800 48829 Monte Santo BA | 49000 49099 Aracaju SE | 49400 49479 Lagarto SE
49700 49739 Capela SE | 50000 52999 Recife PE | 53000 53399 Olinda PE | 53400 53499 Paulista PE
53500 53599 Abreu e Lima PE | 53600 53689 Igarassu PE | 53700 53899 Itapissuma PE | 53900 53989 Ilha de Itamaracá PE
54000 54499 Jaboatão dos Guararapes PE | 54500 54599 Cabo de Santo Agostinho PE | 54700 54749 São Lourenço da Mata PE
54750 54799 Camaragibe PE | 54800 54999 Moreno PE | 55000 55119 Caruaru PE | 55200 55239 Pesqueira PE
55950 55999 Itaquitinga PE | 56000 56119 Salgueiro PE | 56300 56354 Petrolina PE | 56600 56639 Sertânia PE
57000 57099 Maceió AL | 57300 57319 Arapiraca AL | 57860 57889 São José da Laje AL | 58000 58099 João Pessoa PB
58400 58449 Campina Grande PB | 59000 59139 Natal RN | 59600 59649 Mossoró RN | 60000 61599 Fortaleza CE
61600 61699 Caucaia CE | 61700 61759 Aquiraz CE | 61760 61799 Eusébio CE | 61800 61879 Pacatuba CE
61900 61939 Maracanaú CE | 61940 61999 Maranguape CE | 62000 62114 Sobral CE | 62500 62529 Itapipoca CE
63000 63099 Juazeiro do Norte CE | 63100 63139 Crato CE | 63400 63429 Cedro CE | 63430 63459 Icó CE
63700 63739 Crateús CE | 63750 63779 Tamboril CE | 63800 63859 Quixeramobim CE | 63870 63899 Boa Viagem CE
63900 63949 Quixadá CE | 63970 63999 Ibaretama CE | 64000 64099 Teresina PI | 64200 64219 Parnaíba PI
65000 65109 São Luís MA | 65900 65919 Imperatriz MA | 66000 66999 Belém PA | 67000 67199 Ananindeua PA
67200 67999 Marituba PA | 68000 68128 Santarém PA | 68900 68914 Macapá AP | 68925 68939 Santana AP
69000 69099 Manaus AM | 69150 69159 Parintins AM | 69200 69229 Borba AM | 69300 69339 Boa Vista RR
69700 69729 Barcelos AM | 69750 69799 São Gabriel da Cachoeira AM | 69900 69924 Rio Branco AC
69980 69981 Cruzeiro do Sul AC | 70000 72799 Brasília DF | 72800 72859 Luziânia GO | 73000 73699 Brasília DF
73700 73729 Padre Bernardo GO | 74000 74899 Goiânia GO | 74900 74999 Aparecida de Goiânia GO | 75000 75159 Anápolis GO
75280 75339 Orizona GO | 75500 75549 Itumbiara GO | 75990 76099 Palminópolis GO | 76600 76629 Goiás GO
76800 76849 Porto Velho RO | 76900 76915 Ji-Paraná RO | 77000 77299 Palmas TO | 77400 77449 Gurupi TO
77500 77552 Porto Nacional TO | 77800 77839 Araguaína TO | 78000 78109 Cuiabá MT | 78110 78169 Várzea Grande MT
78200 78236 Cáceres MT | 78700 78759 Rondonópolis MT | 79000 79129 Campo Grande MS | 79300 79369 Corumbá MS
79600 79669 Três Lagoas MS | 79800 79879 Dourados MS | 80000 82999 Curitiba PR | 83000 83189 São José dos Pinhais PR
83200 83254 Paranaguá PR | 83500 83534 Almirante Tamandaré PR | 83600 83649 Campo Largo PR | 83650 83699 Balsa Nova PR
83750 83799 Lapa PR | 83900 83979 São Mateus do Sul PR | 84000 84129 Ponta Grossa PR | 84160 84199 Castro PR
84350 84399 Ortigueira PR | 84660 84899 General Carneiro PR | 85000 85139 Guarapuava PR
85300 85339 Laranjeiras do Sul PR | 85350 85389 Nova Laranjeiras PR | 86000 86124 Londrina PR
86490 86599 Ribeirão do Pinhal PR | 87000 87109 Maringá PR | 88000 88099 Florianópolis SC | 88500 88534 Lages SC
89000 89099 Blumenau SC | 89200 89239 Joinville SC | 89300 89339 Mafra SC | 90000 91999 Porto Alegre RS
92000 92479 Canoas RS | 92500 92849 Guaíba RS | 92850 92899 Sertão Santana RS | 92900 92989 Mariana Pimentel RS
93000 93179 São Leopoldo RS | 93200 93249 Sapucaia do Sul RS | 93250 93299 Esteio RS | 93300 93599 Novo Hamburgo RS
93600 93699 Estância Velha RS | 93700 93799 Campo Bom RS | 93800 93879 Sapiranga RS | 93900 93939 Ivoti RS
93950 93989 Dois Irmãos RS | 94000 94379 Gravataí RS | 94400 94799 Viamão RS | 94800 94899 Alvorada RS
94900 94999 Cachoeirinha RS | 95000 95149 Caxias do Sul RS | 95420 95479 Jaquirana RS | 96000 96147 Pelotas RS
96360 96394 Pedro Osório RS | 96400 96444 Bagé RS | 96640 96684 Rio Pardo RS | 96700 96734 São Jerônimo RS
96800 96874 Santa Cruz do Sul RS | 96950 96989 Arroio do Tigre RS | 97000 97179 Santa Maria RS
97300 97334 São Gabriel RS | 97340 97384 São Sepé RS | 97450 97499 Cacequi RS | 97500 97537 Uruguaiana RS
97700 97752 Santiago RS | 97800 97842 São Luiz Gonzaga RS | 98000 98059 Cruz Alta RS | 98600 98634 Três Passos RS
98700 98732 Ijuí RS | 98800 98849 Santo Ângelo RS | 99000 99139 Passo Fundo RS
`

export const ranges: readonly Range[] = table
  .trim()
  .split(/ \| |\n/)
  .map((line) => {
    const [from = '', to = '', ...names] = line.split(' ')
    return { from: Number(`${from}000`), to: Number(`${to}999`), city: names.slice(0, -1).join(' '), state: names.at(-1) ?? '' }
  })
