import { featureFlags } from '@platform/sdk/account'
import { defineMerchant } from '../merchant/defineMerchant.ts'

/** A brand of the sandbox with every feature on, for tests of screens. */
export const testMerchant = defineMerchant({
  code: 'ipanema',
  trialCode: 'ipanema_trial',
  name: 'Ipanema',
  domain: 'ipanema.example',
  port: 1,
  defaultLocale: 'pt-BR',
  minimumAge: 18,
  market: 'open',
  gateway: { url: '', publicKeys: [] },
  features: [...featureFlags, 'REFERRAL', 'MISSION'],
  agentMenu: [],
  categories: ['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'INHOUSE', 'LOTT', 'ELOTT'],
  home: ['banner', 'notices', 'categories', 'hotMatches', 'popularGames', 'vendors', 'recentGames'],
  tabs: ['home', 'gameList', 'gameRecord', 'settings', 'trial', 'login'],
  layout: { header: 'start', tabBar: 'flat', tile: 'square', density: 'cosy', heading: 'plain', caption: 'below' },
})
