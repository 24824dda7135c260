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
    facts: ({ money, number }) => ({ games: number(5), odds: number(1.4, 2), stake: money(500), hours: number(48) }),
    from: -10,
    to: 20,
    pt: { kicker: 'Esportes', title: 'Acumulada protegida', text: 'Até {reward} de volta' },
    en: { kicker: 'Sports', title: 'Accumulator insurance', text: 'Up to {reward} back' },
    body: {
      pt: {
        lead: 'Fez uma acumulada com <strong>{games} ou mais jogos</strong> e só um não bateu? A casa devolve até {reward}.',
        steps: [
          'Vale a acumulada feita em <a href="/m/gameList?gameType=SPORTS">Esportes</a>, com odds de {odds} ou mais em cada jogo.',
          'Se apenas uma seleção falhar, faça um print do bilhete.',
          'Toque em <strong>Solicitar participação</strong>, escreva o número do bilhete e envie a imagem.',
        ],
        rules: ['Vale para apostas de {stake} ou mais, feitas antes do início dos jogos.', 'A resposta sai em até {hours} horas.'],
      },
      en: {
        lead: 'An accumulator of <strong>{games} games or more</strong>, and just one went wrong? We return up to {reward}.',
        steps: [
          'It counts if placed under <a href="/m/gameList?gameType=SPORTS">Sports</a>, with odds of {odds} or more on each game.',
          'If just one pick fails, take a screenshot of the slip.',
          'Tap <strong>Apply</strong>, write the number of the slip and send the picture.',
        ],
        rules: ['For bets of {stake} or more, placed before the games begin.', 'We answer within {hours} hours.'],
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
    pt: { kicker: 'Bolão', title: 'Placar exato da rodada', text: 'Três acertos, {reward}' },
    en: { kicker: 'Pool', title: 'Exact scores', text: 'Three right, {reward}' },
    body: {
      pt: {
        lead: 'O bolão da rodada terminou. Parabéns a quem acertou os três placares!',
        steps: ['Os palpites foram enviados antes do primeiro jogo.', 'Quem acertou recebeu o prêmio direto no saldo.'],
        rules: ['O próximo bolão abre com a nova tabela do campeonato.'],
      },
      en: {
        lead: 'The pool of this round is over. Congratulations to everyone who had all three scores right!',
        steps: ['Tips were sent before the first match.', 'The winners were paid straight into their balance.'],
        rules: ['The next pool opens with the new fixtures.'],
      },
    },
  },
]
