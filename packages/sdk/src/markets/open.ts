import type { MarketProfile } from './MarketProfile.ts'

const house = { source: 'docs/specification.md', mark: 'M', read: '2026-11-30' } as const

/** A market without a law of its own for games: what a player is offered is the house's rule, and the merchant decides the rest. */
export const open: MarketProfile & { code: 'open' } = {
  code: 'open',
  version: 3,
  validFrom: '2026-11-30',
  numbers: {
    idleMs: { value: 43_200_000, article: 'house rule', ...house },
    coolingMs: { value: 86_400_000, article: 'house rule, as RTS 12', ...house },
    confirmWithinMs: { value: 259_200_000, article: 'house rule', ...house },
    limitKinds: { value: ['deposit', 'loss', 'stake', 'bets', 'time'], article: 'house rule', ...house },
    periods: { value: ['day', 'week', 'month'], article: 'house rule', ...house },
    breaks: { value: { choices: ['PT24H', 'P7D', 'P30D'] }, article: 'house rule', ...house },
    exclusions: { value: { choices: ['P6M', 'P1Y'], openEnded: {} }, article: 'house rule', ...house },
    wageringMax: { value: 100, article: 'house rule', ...house },
    oneProductPerOffer: { value: false, article: 'house rule', ...house },
    autoplay: { value: true, article: 'house rule', ...house },
    turbo: { value: true, article: 'house rule', ...house },
    demo: { value: 'open', article: 'house rule', ...house },
    identityBefore: { value: 'withdraw', article: 'house rule', ...house },
    openBetsOnExclusion: { value: 'settle', article: 'house rule', ...house },
    agreeStartsTicked: { value: true, article: 'house rule: section 2.10', ...house },
  },
  requires: {
    links: [],
    warnings: [],
    help: [
      {
        id: 'cvv',
        name: { 'pt-BR': 'CVV · Centro de Valorização da Vida', en: 'CVV · emotional support in Brazil' },
        text: {
          'pt-BR': 'Conversa sigilosa, 24 horas por dia, sem custo.',
          en: 'A confidential talk in Portuguese, 24 hours a day, at no cost.',
        },
        phone: '188',
        href: 'https://cvv.org.br',
        article: 'house rule',
        ...house,
      },
      {
        id: 'sus',
        name: { 'pt-BR': 'SUS · Disque Saúde', en: 'SUS · public health line' },
        text: {
          'pt-BR': 'Diz qual unidade de saúde da sua cidade atende você.',
          en: 'Names the health centre in your city that treats you.',
        },
        phone: '136',
        href: 'https://www.gov.br/saude',
        article: 'house rule',
        ...house,
      },
    ],
  },
  texts: {
    means: {
      pix: { 'pt-BR': 'Pix', en: 'Pix' },
      bankTransfer: { 'pt-BR': 'Transferência bancária', en: 'Bank transfer' },
      debitCard: { 'pt-BR': 'Cartão de débito no seu nome', en: 'Debit card in your own name' },
      prepaidCard: { 'pt-BR': 'Cartão pré-pago', en: 'Prepaid card' },
      creditCard: { 'pt-BR': 'Cartão ou carteira digital', en: 'Card or e-wallet' },
      foreignWallet: { 'pt-BR': 'Carteira digital', en: 'E-wallet' },
      boleto: { 'pt-BR': 'Boleto', en: 'Boleto' },
      cheque: { 'pt-BR': 'Cheque', en: 'Cheque' },
      cash: { 'pt-BR': 'Dinheiro', en: 'Cash' },
      crypto: { 'pt-BR': 'Criptomoeda', en: 'Crypto' },
    },
    instead: { 'pt-BR': [], en: [] },
    words: { 'pt-BR': { never: [], unless: [] }, en: { never: [], unless: [] } },
  },
  game: { categories: ['SPORTS', 'LIVE', 'FISH', 'RNG', 'PVP', 'LOTT', 'ELOTT', 'INHOUSE'], article: 'house rule', ...house },
  rules: [],
}
