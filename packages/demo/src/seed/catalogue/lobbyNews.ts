import type { Bilingual } from '@platform/sandbox/seeding'

/** News of the game lobby (LN), newest first: `days` ago, with a banner's picture. */
export const lobbyNews: (Bilingual & { days: number; banner: string; needs?: string })[] = [
  {
    days: 1,
    banner: 'pesca',
    needs: 'FISH',
    title: ['Temporada de pesca aberta', 'Fishing season is open'],
    content: [
      '<p>Oito novos jogos de pesca chegaram ao lobby, com mesas a partir de R$ 0,10 e chefões que valem até 500 vezes a aposta.</p><p><a href="/m/gameList?gameType=FISH">Ver os jogos de pesca</a></p>',
      '<p>Eight new fishing games are in the lobby, with tables from R$ 0.10 and bosses that pay up to 500 times the bet.</p><p><a href="/m/gameList?gameType=FISH">See the fishing games</a></p>',
    ],
  },
  {
    days: 3,
    banner: 'aovivo',
    needs: 'LIVE',
    title: ['Mesas ao vivo em português, toda noite', 'Live tables in Portuguese, every night'],
    content: [
      '<p>Das 18h às 2h, crupiês brasileiros comandam a roleta e o bacará. Entre, diga boa-noite no chat e escolha seu lugar.</p>',
      '<p>From 18:00 to 02:00, Brazilian dealers run the roulette and baccarat tables. Come in, say good evening in the chat and take your seat.</p>',
    ],
  },
  {
    days: 5,
    banner: 'originais',
    needs: 'INHOUSE',
    title: ['Asa Delta: como funciona a prova de sorteio justo', 'Asa Delta: how provably fair draws work'],
    content: [
      '<p>Antes de cada voo publicamos o resumo (hash) do resultado; depois dele, a semente. Qualquer pessoa pode conferir que nada mudou no caminho.</p>',
      '<p>Before each flight we publish the hash of its result; after it, the seed. Anyone can check that nothing changed on the way.</p>',
    ],
  },
  {
    days: 9,
    banner: 'cassino',
    needs: 'RNG',
    title: ['Doze slots novos nesta quinzena', 'Twelve new slots this fortnight'],
    content: [
      '<p>Onças, faraós e muita fruta: os lançamentos estão na aba <strong>Novos</strong> de <a href="/m/gameList?gameType=RNG">Cassino</a>. Marque seus favoritos com o coração.</p>',
      '<p>Jaguars, pharaohs and plenty of fruit: the releases are in the <strong>New</strong> tab of <a href="/m/gameList?gameType=RNG">Casino</a>. Mark your favourites with the heart.</p>',
    ],
  },
  {
    days: 14,
    banner: 'numeros',
    needs: 'INHOUSE',
    title: ['Bingo da casa com sorteio a cada cinco minutos', 'House bingo draws every five minutes'],
    content: [
      '<p>Cartelas a partir de R$ 0,50. O acumulado cresce a cada sorteio até alguém gritar bingo.</p>',
      '<p>Cards from R$ 0.50. The jackpot grows with every draw until somebody shouts bingo.</p>',
    ],
  },
]
