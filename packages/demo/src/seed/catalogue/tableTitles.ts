import type { MotifName } from '../../art/motifs.ts'
import type { ThemeName } from '../../art/themes.ts'
import type { Title } from './titles.ts'

const title = (theme: ThemeName, motif: MotifName, en: string, pt: string): Title => ({ theme, motif, en, pt })
const cities = ['Lisboa', 'Salvador', 'Macau', 'Mônaco', 'Recife', 'Paraty', 'Olinda', 'Santos', 'Madrid', 'Porto', 'Manaus', 'Copacabana']
const inEach = (places: string[], make: (place: string) => Title) => places.map(make)

export const liveTitles: Title[] = [
  ...inEach(cities, (city) => title('roulette', 'roulette', `${city} Roulette`, `Roleta ${city}`)),
  ...inEach(cities.slice(0, 10), (city) => title('blackjack', 'blackjack', `Blackjack ${city}`, `Blackjack ${city}`)),
  ...inEach(cities, (city) => title('baccarat', 'baccarat', `Baccarat ${city}`, `Bacará ${city}`)),
  ...inEach(['A', 'B', 'C', 'D'], (table) => title('baccarat', 'chips', `Speed Baccarat ${table}`, `Bacará Veloz ${table}`)),
  ...inEach(['1', '2', '3', '4', '5'], (table) => title('blackjack', 'aces', `VIP Blackjack ${table}`, `Blackjack VIP ${table}`)),
  ...inEach(['Rubro', 'Jade', 'Imperial', 'Turbo'], (room) =>
    title('baccarat', 'dragonTiger', `Dragon Tiger ${room}`, `Dragão e Tigre ${room}`),
  ),
  ...inEach(['Turbo', 'VIP', 'Relâmpago', 'Dupla', '24h'], (room) => title('roulette', 'roulette', `Roulette ${room}`, `Roleta ${room}`)),
  ...inEach(['Macau', 'Jade', 'Turbo', 'Imperial'], (room) => title('dice', 'bowl', `Sic Bo ${room}`, `Sic Bo ${room}`)),
  ...inEach(['Clássico', 'Arena', 'da Praça'], (room) => title('dice', 'dice', `Craps ${room}`, `Dados ${room}`)),
  title('show', 'wheel', 'Wheel of Colours', 'Roda das Cores'),
  title('show', 'wheel', 'Grand Wheel', 'Grande Roda'),
  title('show', 'wheel', 'Wheel of the Stars', 'Roda das Estrelas'),
  title('show', 'wheel', 'Carnival Wheel', 'Roda do Carnaval'),
  title('show', 'microphone', 'Saturday Show', 'Show de Sábado'),
  title('show', 'disco', 'Ballroom Live', 'Baile Ao Vivo'),
  title('show', 'crown', 'Kings & Queens', 'Reis e Rainhas'),
  title('show', 'microphone', 'Studio 9', 'Estúdio 9'),
  title('show', 'crown', 'The Big Draw', 'O Grande Sorteio'),
  ...inEach(['Texas', 'Caribe', 'Três Cartas', 'Cassino'], (room) => title('cards', 'royal', `Poker ${room}`, `Pôquer ${room}`)),
  ...inEach(['Teen Patti', 'Andar Bahar', 'Bac Bo', 'Fan Tan', 'Casino War', 'Red Door'], (name) => title('baccarat', 'aces', name, name)),
]

export const sportTitles: Title[] = [
  title('soccer', 'football', 'Football Arena', 'Arena do Futebol'),
  title('soccer', 'goal', 'Next Goal', 'Próximo Gol'),
  title('soccer', 'trophy', 'Cup Night', 'Noite de Copa'),
  title('soccer', 'shirt', 'Number Ten', 'Camisa 10'),
  title('soccer', 'football', 'Virtual League', 'Liga Virtual'),
  title('soccer', 'goal', 'Penalty Series', 'Série de Pênaltis'),
  title('soccer', 'football', 'Derby Live', 'Clássico Ao Vivo'),
  title('soccer', 'shirt', 'Starting Eleven', 'Onze Inicial'),
  title('sports', 'basketball', 'Basketball Court', 'Quadra de Basquete'),
  title('sports', 'tennis', 'Centre Court', 'Quadra Central'),
  title('sports', 'volleyball', 'Beach Volley', 'Vôlei de Praia'),
  title('sports', 'boxing', 'Fight Night', 'Noite de Luta'),
  title('sports', 'racing', 'Grand Prix', 'Grande Prêmio'),
  title('sports', 'horse', 'The Racecourse', 'O Hipódromo'),
  title('sports', 'cricket', 'Cricket Live', 'Críquete Ao Vivo'),
  title('sports', 'trophy', 'Outright Winners', 'Campeões do Ano'),
  title('sports', 'basketball', 'Three Pointer', 'Cesta de Três'),
  title('sports', 'volleyball', 'Super Volley', 'Supervôlei'),
  title('sports', 'racing', 'Virtual Racing', 'Corrida Virtual'),
  title('sports', 'tennis', 'Tie-break', 'Tie-break'),
  title('esports', 'esports', 'E-sports Arena', 'Arena E-sports'),
  title('esports', 'swords', 'Battle of Five', 'Batalha de Cinco'),
  title('esports', 'bolt', 'Counter Round', 'Rodada Decisiva'),
  title('esports', 'trophy', 'Masters League', 'Liga dos Mestres'),
]

const cardGames: [MotifName, string, string][] = [
  ['royal', 'Truco Paulista', 'Truco Paulista'],
  ['swords', 'Truco Mineiro', 'Truco Mineiro'],
  ['aces', 'Buraco', 'Buraco'],
  ['crown', 'Tranca', 'Tranca'],
  ['chips', 'Cacheta', 'Cacheta'],
  ['royal', 'Pife', 'Pife'],
  ['aces', 'Sueca', 'Sueca'],
  ['chips', 'Rummy', 'Rummy'],
  ['royal', 'Hold’em', 'Hold’em'],
]
const boardGames: [MotifName, string, string][] = [
  ['dominoes', 'Dominoes', 'Dominó'],
  ['mahjong', 'Mahjong', 'Mahjong'],
  ['pawns', 'Rapid Chess', 'Xadrez Rápido'],
  ['duel', 'Dice Duel', 'Duelo de Dados'],
]
const rooms: [string, string][] = [
  ['', ''],
  [' Gold', ' Ouro'],
  [' Duo', ' em Dupla'],
  [' Masters', ' Mestre'],
]

export const pvpTitles: Title[] = rooms.flatMap(([en, pt]) => [
  ...cardGames.map(([motif, a, b]) => title('cards', motif, a + en, b + pt)),
  ...boardGames.map(([motif, a, b]) => title('boards', motif, a + en, b + pt)),
])

const instant: [ThemeName, MotifName, string, string][] = [
  ['crash', 'crash', 'Asa Delta', 'Asa Delta'],
  ['crash', 'rocket', 'Rocket X', 'Foguete X'],
  ['mines', 'mines', 'Minefield', 'Campo Minado'],
  ['mines', 'gemField', 'Gem Field', 'Campo de Gemas'],
  ['instant', 'plinko', 'Plinko', 'Plinko'],
  ['instant', 'flip', 'Heads or Tails', 'Cara ou Coroa'],
  ['instant', 'tower', 'Tower', 'Torre'],
  ['instant', 'scratch', 'Scratch Card', 'Raspadinha'],
  ['instant', 'penalty', 'Penalty', 'Pênalti'],
  ['instant', 'wheel', 'Turn the Wheel', 'Gira Roda'],
  ['dice', 'dice', 'Dice', 'Dados'],
  ['bingo', 'bingo', 'Bingo', 'Bingo'],
  ['bingo', 'keno', 'Keno', 'Keno'],
]
const editions: [string, string][] = [
  ['', ''],
  [' Turbo', ' Turbo'],
  [' Gold', ' Ouro'],
  [' Carnival', ' Carnaval'],
  [' Night', ' Noite'],
  [' Duel', ' Duelo'],
]

export const houseTitles: Title[] = editions.flatMap(([en, pt]) =>
  instant.map(([theme, motif, a, b]) => title(theme, motif, a + en, b + pt)),
)

const regions: [string, string][] = [
  ['Northern Draw', 'Sorteio do Norte'],
  ['Southern Draw', 'Sorteio do Sul'],
  ['Central Draw', 'Sorteio do Centro'],
  ['Delta', 'Delta'],
  ['Red River', 'Rio Vermelho'],
  ['Highlands', 'Planalto'],
]
const looks: MotifName[] = ['balls', 'pyramidOfBalls', 'drum', 'ticket']
const draws = (minutes: number[], names: [string, string][]) =>
  minutes.flatMap((minute) =>
    names.map(([en, pt], i) => title('lottery', looks[(i + minute) % looks.length]!, `${en} ${minute} min`, `${pt} ${minute} min`)),
  )

export const lotteryTitles: Title[] = draws([1, 3, 30], regions)
export const quickLotteryTitles: Title[] = draws(
  [1, 3],
  [
    ['Five Numbers', 'Cinco Números'],
    ['Three Dice', 'Três Dados'],
    ['Lucky Six', 'Seis da Sorte'],
    ['Even or Odd', 'Par ou Ímpar'],
    ['Ladder', 'Escada'],
    ['Ten Balls', 'Dez Bolas'],
    ['Pick 3', 'Trinca'],
  ],
)
