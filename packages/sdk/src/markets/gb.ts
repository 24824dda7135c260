import type { MarketProfile } from './MarketProfile.ts'
import { neutralWords } from './neutralWords.ts'

const read = '2026-11-30'
const rts = { source: 'gamblingcommission.gov.uk', mark: 'P', read } as const
const summary = { ...rts, mark: 'S' } as const
const memory = { ...rts, mark: 'M' } as const

/** Great Britain: remote casino and betting under the licence conditions (LCCP, SRCP) and technical standards (RTS) of the Gambling Commission. */
export const gb: MarketProfile & { code: 'gb' } = {
  code: 'gb',
  version: 3,
  validFrom: '2026-11-30',
  numbers: {
    minimumAge: { value: 18, article: 'Gambling Act 2005, section 46; SRCP 3.2.11', ...rts },
    coolingMs: { value: 86_400_000, article: 'RTS 12', ...rts },
    confirmWithinMs: { value: 259_200_000, article: 'house rule', ...memory },
    limitKinds: { value: ['deposit', 'loss', 'time'], article: 'RTS 12B', ...rts },
    limitsRequiredAtRegistration: { value: { kinds: ['deposit'], how: 'decide' }, article: 'RTS 12', ...rts },
    timeZone: { value: { zone: 'Europe/London', name: { 'pt-BR': 'Londres', en: 'London' } }, article: 'house rule', ...memory },
    periods: { value: ['day', 'week', 'month'], article: 'RTS 12', ...rts },
    breaks: { value: { between: ['PT24H', 'P6W'] }, article: 'SRCP 3.3.4', ...summary },
    exclusions: { value: { between: ['P6M', 'P5Y'] }, article: 'SRCP 3.5.3', ...summary },
    centralExclusion: { value: 'centralExclusion', article: 'SRCP 3.5.5', ...summary },
    wageringMax: { value: 10, article: 'SRCP 5.1.1 (3a), from 19 January 2026', ...summary },
    oneProductPerOffer: { value: true, article: 'SRCP 5.1.1 (3b), from 19 January 2026', ...summary },
    cycleMs: { value: { slot: 2500, other: 5000 }, article: 'RTS 14G', ...summary },
    autoplay: { value: false, article: 'RTS 8C', ...rts },
    turbo: { value: false, article: 'RTS 14E', ...summary },
    demo: { value: 'verified', article: 'SRCP 3.2.11', ...summary },
    oneAccountPerDocument: { value: true, article: 'house rule: terms of use, section 3', ...memory },
    identityBefore: { value: 'play', article: 'licence condition 17.1.1', ...summary },
    realityCheckMs: { value: { usual: 3_600_000, choices: [900_000, 1_800_000, 3_600_000] }, article: 'RTS 13', ...rts },
    cancelWithdrawal: { value: false, article: 'RTS 14B', ...rts },
    depositTurnoverMax: { value: 0, article: 'house rule', ...memory },
    openBetsOnExclusion: { value: 'settle', article: 'house rule', ...memory },
    agreeStartsTicked: { value: false, article: 'house rule: section 2.10', ...memory },
  },
  requires: {
    registration: { value: ['name', 'birthDate', 'address', 'email', 'phone', 'limits', 'identity', 'terms'], article: 'licence condition 17.1.1', ...memory }, // prettier-ignore
    legalCard: { value: ['company', 'authorisation'], article: 'licence condition 8.1.1', ...memory },
    links: [
      {
        id: 'centralExclusion',
        href: 'https://www.gamstop.co.uk',
        name: { 'pt-BR': 'Autoexclusão em todos os sites (GAMSTOP)', en: 'Self-exclusion from all sites (GAMSTOP)' },
        where: ['foot', 'responsible'],
        article: 'SRCP 3.5.5',
        ...summary,
      },
      {
        id: 'disputes',
        name: { 'pt-BR': 'Solução de disputas', en: 'Dispute resolution' },
        where: ['foot'],
        article: 'SRCP 6.1.1',
        ...memory,
      },
    ],
    warnings: [],
    help: [
      {
        id: 'nationalHelpline',
        name: { 'pt-BR': 'National Gambling Helpline (GamCare)', en: 'National Gambling Helpline (GamCare)' },
        text: {
          'pt-BR': 'Apoio em inglês para quem aposta e para a família, 24 horas por dia. A ligação não custa nada.',
          en: 'Support for players and families, 24 hours a day. The call costs nothing.',
        },
        phone: '0808 8020 133',
        href: 'https://www.gamcare.org.uk',
        article: 'SRCP 3.3.1',
        ...memory,
      },
    ],
    ageOnOffers: { value: true, article: 'CAP Code, section 16', ...memory },
  },
  texts: {
    means: {
      bankTransfer: { 'pt-BR': 'Transferência bancária', en: 'Bank transfer' },
      debitCard: { 'pt-BR': 'Cartão de débito no seu nome', en: 'Debit card in your own name' },
    },
    instead: neutralWords,
    // The CAP Code, section 16, allows no pressure to bet at once and no bet as a way out of money worries.
    words: {
      'pt-BR': { never: ['última chance', 'não perca', 'sem risco', 'dinheiro fácil', 'renda extra'], unless: [] },
      en: { never: ['bet now', 'last chance', 'don’t miss', 'risk-free', 'easy money'], unless: [] },
    },
  },
  game: { categories: ['SPORTS', 'LIVE', 'FISH', 'RNG', 'PVP', 'INHOUSE'], article: 'Gambling Act 2005, section 65', ...memory },
  rules: [
    {
      id: 'means',
      article: 'licence condition 6.1.2',
      ...summary,
      says: 'No deposit comes from a credit card, also not through a wallet, and none in cash or crypto.',
      means: ['creditCard', 'crypto', 'cash'],
    },
  ],
}
