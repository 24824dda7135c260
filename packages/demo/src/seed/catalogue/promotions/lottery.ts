import type { SeedPromotion } from './SeedPromotion.ts'

export const lotteryPromotions: SeedPromotion[] = [
  {
    id: 'sextadobingo',
    palette: 'amber',
    hero: 'lagoon',
    motifs: ['bingo', 'drum', 'ticket'],
    categories: ['lottery', 'casino'],
    mode: 'join',
    gameType: 'INHOUSE',
    needs: 'INHOUSE',
    target: 1_000,
    reward: 200,
    from: -6,
    to: 1,
    pt: { kicker: 'Números', title: 'Sexta do bingo', text: '{reward} com {target} em apostas' },
    en: { kicker: 'Numbers', title: 'Bingo Friday', text: '{reward} with {target} of bets' },
    body: {
      pt: {
        lead: 'O bingo fica aberto {days} dias: com <strong>{target} em apostas nos jogos da casa</strong>, você resgata {reward}.',
        steps: [
          'Toque em <strong>Participar</strong>.',
          'O bingo e os outros jogos estão em <a href="/m/gameList?gameType=INHOUSE">Da casa</a>.',
          'Resgate aqui mesmo.',
        ],
        rules: [],
      },
      en: {
        lead: 'Bingo is open for {days} days: with <strong>{target} of bets on in-house games</strong>, you claim {reward}.',
        steps: [
          'Tap <strong>Join</strong>.',
          'Bingo and the other games are under <a href="/m/gameList?gameType=INHOUSE">In-house</a>.',
          'Claim right here.',
        ],
        rules: [],
      },
    },
  },
  {
    id: 'sorteioemdobro',
    palette: 'ocean',
    hero: 'amber',
    motifs: ['drum', 'ticket', 'bingo'],
    categories: ['lottery'],
    mode: 'join',
    gameType: 'LOTT',
    needs: 'LOTT',
    target: 4_000,
    reward: 1_000,
    from: 5,
    to: 15,
    pt: { kicker: 'Em breve', title: 'Dias de sorte', text: 'Loterias com prêmio extra' },
    en: { kicker: 'Coming soon', title: 'Lucky days', text: 'Lotteries with an extra' },
    body: {
      pt: {
        lead: 'Marque na agenda: {days} dias em que, com <strong>{target} em apostas em loterias</strong>, você resgata {reward}.',
        steps: [
          'Volte a esta página na data de início.',
          'Toque em <strong>Participar</strong> e escolha uma loteria em <a href="/m/lottery">Loterias</a>.',
          'Resgate ao atingir a meta.',
        ],
        rules: [],
      },
      en: {
        lead: 'Save the date: {days} days in which, with <strong>{target} of lottery bets</strong>, you claim {reward}.',
        steps: [
          'Come back to this page on the first day.',
          'Tap <strong>Join</strong> and choose one under <a href="/m/lottery">Lotteries</a>.',
          'Claim when the target is reached.',
        ],
        rules: [],
      },
    },
  },
]
