import type { SeedPromotion } from './SeedPromotion.ts'

export const sportsPromotions: SeedPromotion[] = [
  {
    id: 'acumulada',
    palette: 'flag',
    hero: 'ocean',
    motifs: ['football', 'shirt', 'trophy'],
    categories: ['sports'],
    mode: 'apply',
    imageRequired: true,
    needs: 'SPORTS',
    reward: 3_000,
    from: -10,
    to: 20,
    pt: { kicker: 'Esportes', title: 'Acumulada protegida', text: 'Até R$ 30 de volta' },
    en: { kicker: 'Sports', title: 'Accumulator insurance', text: 'Up to R$ 30 back' },
    body: {
      pt: {
        lead: 'Fez uma acumulada com <strong>cinco ou mais jogos</strong> e só um não bateu? A casa devolve até R$ 30.',
        steps: [
          'Monte a acumulada em <a href="/m/gameList?gameType=SPORTS">Esportes</a>, com odds de 1,40 ou mais em cada jogo.',
          'Se apenas uma seleção falhar, faça um print do bilhete.',
          'Toque em <strong>Solicitar participação</strong>, escreva o número do bilhete e envie a imagem.',
        ],
        rules: [
          'Um bilhete por semana.',
          'Vale para apostas de R$ 5 ou mais, feitas antes do início dos jogos.',
          'A resposta sai em até 48 horas.',
        ],
      },
      en: {
        lead: 'An accumulator of <strong>five games or more</strong>, and just one went wrong? We return up to R$ 30.',
        steps: [
          'Build it under <a href="/m/gameList?gameType=SPORTS">Sports</a>, with odds of 1.40 or more on each game.',
          'If just one pick fails, take a screenshot of the slip.',
          'Tap <strong>Apply</strong>, write the number of the slip and send the picture.',
        ],
        rules: ['One slip a week.', 'For stakes of R$ 5 or more, placed before the games begin.', 'We answer within 48 hours.'],
      },
    },
  },
  {
    id: 'placarexato',
    palette: 'steel',
    hero: 'flag',
    motifs: ['trophy', 'football', 'shirt'],
    categories: ['sports'],
    mode: 'apply',
    needs: 'SPORTS',
    reward: 10_000,
    from: -40,
    to: -3,
    pt: { kicker: 'Bolão', title: 'Placar exato da rodada', text: 'Três acertos, R$ 100' },
    en: { kicker: 'Pool', title: 'Exact scores', text: 'Three right, R$ 100' },
    body: {
      pt: {
        lead: 'O bolão da rodada terminou. Parabéns aos 214 participantes que acertaram os três placares!',
        steps: ['Os palpites foram enviados antes do primeiro jogo.', 'Quem acertou recebeu o prêmio direto no saldo.'],
        rules: ['O próximo bolão abre com a nova tabela do campeonato.'],
      },
      en: {
        lead: 'The pool of this round is over. Congratulations to the 214 players who had all three scores right!',
        steps: ['Tips were sent before the first match.', 'The winners were paid straight into their balance.'],
        rules: ['The next pool opens with the new fixtures.'],
      },
    },
  },
]
