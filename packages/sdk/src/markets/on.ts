import type { MarketProfile } from './MarketProfile.ts'
import { neutralWords } from './neutralWords.ts'

const read = '2026-11-30'
const agco = { source: 'agco.ca', mark: 'P', read } as const
const summary = { ...agco, mark: 'S' } as const
const memory = { ...agco, mark: 'M' } as const

/** Ontario: internet gaming under the Registrar's Standards of the Alcohol and Gaming Commission (AGCO). */
export const on: MarketProfile & { code: 'on' } = {
  code: 'on',
  version: 3,
  validFrom: '2026-11-30',
  numbers: {
    minimumAge: { value: 19, article: 'AGCO Standard 3.01', ...agco },
    coolingMs: { value: 86_400_000, article: 'AGCO Standard 2.24', ...agco },
    confirmWithinMs: { value: 259_200_000, article: 'house rule', ...memory },
    limitKinds: { value: ['deposit', 'loss'], article: 'AGCO Standard 2.24', ...agco },
    limitsRequiredAtRegistration: { value: { kinds: ['loss', 'deposit'], how: 'offer' }, article: 'AGCO Standard 2.24', ...agco },
    timeZone: { value: { zone: 'America/Toronto', name: { 'pt-BR': 'Toronto', en: 'Toronto' } }, article: 'house rule', ...memory },
    periods: { value: ['day', 'week', 'month'], article: 'AGCO Standard 2.24', ...agco },
    breaks: { value: { choices: ['P1D', 'P1W', 'P1M', 'P2M', 'P3M'] }, article: 'AGCO Standard 2.13', ...agco },
    exclusions: { value: { choices: ['P6M', 'P1Y', 'P5Y'] }, article: 'AGCO Standard 2.14', ...agco },
    centralExclusion: { value: 'centralExclusion', article: 'AGCO Standard 2.14', ...summary },
    cycleMs: { value: { slot: 2500 }, article: 'AGCO Standards, game design', ...summary },
    autoplay: { value: false, article: 'AGCO Standards, game design', ...summary },
    turbo: { value: false, article: 'AGCO Standards, game design', ...summary },
    demo: { value: 'verified', article: 'AGCO Standards', ...summary },
    oneAccountPerDocument: { value: true, article: 'house rule: terms of use, section 3', ...memory },
    identityBefore: { value: 'play', article: 'AGCO Standard 3.02', ...summary },
    realityCheckMs: { value: { usual: 3_600_000, choices: [900_000, 1_800_000, 3_600_000] }, article: 'house rule, as RTS 13', ...memory },
    depositTurnoverMax: { value: 0, article: 'house rule', ...memory },
    openBetsOnExclusion: { value: 'void', article: 'AGCO Standard 2.14.1: refunded within 24 hours', ...summary },
    agreeStartsTicked: { value: false, article: 'house rule: section 2.10', ...memory },
  },
  requires: {
    registration: { value: ['name', 'birthDate', 'address', 'email', 'phone', 'limits', 'identity', 'terms'], article: 'AGCO Standard 3.02', ...memory }, // prettier-ignore
    legalCard: { value: ['company', 'authorisation'], article: 'AGCO Standards', ...memory },
    links: [
      {
        id: 'centralExclusion',
        href: 'https://igamingontario.ca',
        name: { 'pt-BR': 'Autoexclusão em todos os sites de Ontário', en: 'Self-exclusion from all sites of Ontario' },
        where: ['foot', 'responsible'],
        article: 'AGCO Standard 2.14',
        ...memory,
      },
    ],
    warnings: [],
    help: [
      {
        id: 'connex',
        name: { 'pt-BR': 'ConnexOntario', en: 'ConnexOntario' },
        text: {
          'pt-BR': 'Apoio em inglês e francês em Ontário, 24 horas por dia. A ligação não custa nada.',
          en: 'Support in Ontario, 24 hours a day. The call costs nothing.',
        },
        phone: '1-866-531-2600',
        href: 'https://www.connexontario.ca',
        article: 'AGCO Standard 2.11',
        ...memory,
      },
    ],
    ageOnOffers: { value: true, article: 'AGCO Standard 2.03', ...memory },
  },
  texts: {
    means: {
      bankTransfer: { 'pt-BR': 'Transferência (Interac)', en: 'Interac transfer' },
      debitCard: { 'pt-BR': 'Cartão de débito no seu nome', en: 'Debit card in your own name' },
    },
    instead: neutralWords,
    // AGCO Standard 2.05 calls nothing free or without risk that costs the player money.
    words: {
      'pt-BR': { never: ['sem risco', 'dinheiro fácil', 'renda extra'], unless: [] },
      en: { never: ['risk-free', 'easy money'], unless: [] },
    },
  },
  // Lotteries are the province's own.
  game: { categories: ['SPORTS', 'LIVE', 'FISH', 'RNG', 'PVP', 'INHOUSE'], article: 'Criminal Code, section 207', ...memory },
  rules: [],
}
