import { defineMerchant } from '@platform/player/merchant'

/** Regulated in Brazil: no games between players, no lotteries, no agents, no rewards for inviting friends. */
export const bandeira = defineMerchant({
  code: 'bandeira',
  trialCode: 'bandeira_trial',
  name: 'Bandeira',
  description: 'Apostas esportivas e jogos on-line, com regras claras. Proibido para menores de 18 anos. Jogue com responsabilidade.',
  domain: 'bandeira.example',
  port: 3,
  defaultLocale: 'pt-BR',
  page: { colour: '#0a2342', scheme: 'light' },
  minimumAge: 18,
  market: 'br',
  gateway: { url: '', publicKeys: [] },
  licence: {
    name: 'SPA/MF 0000/2026',
    picture: '/licence.svg',
    href: 'https://www.gov.br/fazenda/pt-br/composicao/orgaos/secretaria-de-premios-e-apostas',
    date: '2026-01-02',
  },
  operator: {
    name: 'Bandeira Apostas S.A.',
    number: 'CNPJ 12.345.678/0001-95',
    address: 'Av. Exemplo, 100, São Paulo, SP, 01000-000',
    service: { phone: '0800 000 0001', email: 'atendimento@bandeira.example' },
    ombudsman: { phone: '0800 000 0002', email: 'ouvidoria@bandeira.example' },
  },
  features: [
    'DIRECTREG3',
    'USERNAMEREG3',
    'FORGOTCHOICE3',
    'CHNGPASSVERIF3',
    'DEPRECM3',
    'WITHREC3',
    'TRANSREC3',
    'TRANSBETREPMEM3',
    'PERSREP',
    'MAILCEN',
    'FEEDBACK3',
  ],
  agentMenu: [],
  categories: ['SPORTS', 'LIVE', 'RNG', 'INHOUSE', 'FISH'],
  home: ['categories', 'banner', 'hotMatches', 'notices', 'recentGames', 'favoriteGames', 'popularGames', 'vendors', 'responsibleGaming'],
  // The market forbids rewards for inviting friends.
  tabs: [['home'], ['activity'], ['deposit', 'gameRecord', 'trial'], ['gameList'], ['mine', 'help']],
  layout: { header: 'start', tabBar: 'flat', tile: 'wide', density: 'cosy', heading: 'underline', caption: 'below' },
})
