import { featureFlags } from '@platform/sdk/account'
import { agentMenuEntries } from '../merchant/AgentMenuEntry.ts'
import { promotionKeys } from '../merchant/Feature.ts'
import { defineMerchant } from '../merchant/defineMerchant.ts'

/** A merchant with everything on, for tests: it exists in the sandbox of the run. */
export const testMerchant = defineMerchant({
  code: 'ipanema',
  trialCode: 'ipanema_trial',
  name: 'Ipanema',
  description: 'Jogos no seu celular.',
  domain: 'ipanema.example',
  port: 1,
  defaultLocale: 'pt-BR',
  page: { colour: '#001625', scheme: 'dark' },
  minimumAge: 18,
  market: 'open',
  gateway: { url: '', publicKeys: [] },
  serviceHosts: ['direct.lc.chat'],
  features: [...featureFlags, ...promotionKeys],
  agentMenu: agentMenuEntries,
  categories: ['RNG', 'SPORTS', 'LIVE', 'FISH', 'PVP', 'INHOUSE', 'LOTT', 'ELOTT'],
  home: ['banner', 'notices', 'categories', 'hotMatches', 'popularGames', 'vendors', 'recentGames', 'favoriteGames', 'lotteries'],
  layout: { header: 'start', tabBar: 'raised', tile: 'portrait', density: 'compact', heading: 'bar', caption: 'overlay' },
})
