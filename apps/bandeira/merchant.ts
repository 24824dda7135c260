import { defineMerchant } from '@platform/player/merchant'

/** Regulated in Brazil: no player against player, no lotteries, no agents, no gifts for inviting friends. */
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
    name: 'SPA/MF',
    picture: '/licence.svg',
    href: 'https://www.gov.br/fazenda/pt-br/composicao/orgaos/secretaria-de-premios-e-apostas',
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
  tabs: [['home'], ['gameList'], ['deposit', 'gameRecord', 'trial'], ['activity'], ['mine', 'help']],
  layout: { header: 'start', tabBar: 'flat', tile: 'wide', density: 'cosy', heading: 'underline', caption: 'below' },
})
