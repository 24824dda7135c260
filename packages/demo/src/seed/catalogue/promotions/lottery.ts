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
    pt: { kicker: 'Números', title: 'Sexta do bingo', text: 'R$ 2 com R$ 10 em cartelas' },
    en: { kicker: 'Numbers', title: 'Bingo Friday', text: 'R$ 10 in cards, R$ 2 back' },
    body: {
      pt: {
        lead: 'Toda sexta tem bingo: jogue <strong>R$ 10 em cartelas</strong> e receba R$ 2 de volta.',
        steps: [
          'Toque em <strong>Participar</strong>.',
          'Compre cartelas nos <a href="/m/gameList?gameType=INHOUSE">jogos da casa</a>.',
          'Resgate aqui mesmo.',
        ],
        rules: ['Vale até o fim do período, mesmo depois da meia-noite de sexta.', 'Uma vez por conta.'],
      },
      en: {
        lead: 'Friday is bingo day: play <strong>R$ 10 in cards</strong> and get R$ 2 back.',
        steps: [
          'Tap <strong>Join</strong>.',
          'Buy cards in the <a href="/m/gameList?gameType=INHOUSE">house games</a>.',
          'Claim right here.',
        ],
        rules: ['It counts until the end date, also after Friday midnight.', 'Once per account.'],
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
        lead: 'Marque na agenda: dez dias em que <strong>R$ 40 em bilhetes</strong> rendem R$ 10 extras.',
        steps: [
          'Volte a esta página na data de início.',
          'Toque em <strong>Participar</strong> e jogue em <a href="/m/lottery">Loterias</a>.',
          'Resgate ao atingir a meta.',
        ],
        rules: ['Bilhetes comprados antes do início não contam.', 'Uma vez por conta.'],
      },
      en: {
        lead: 'Save the date: ten days in which <strong>R$ 40 in tickets</strong> earn you R$ 10 more.',
        steps: [
          'Come back to this page on the first day.',
          'Tap <strong>Join</strong> and play the <a href="/m/lottery">lottery</a>.',
          'Claim when the target is reached.',
        ],
        rules: ['Tickets bought before the start do not count.', 'Once per account.'],
      },
    },
  },
]
