import type { DiscoveredMerchant } from '@platform/config/merchants'
import type { RouteName } from '../../packages/player/src/routes.ts'
import { isThemeOnly } from './walk.ts'

/**
 * `WALKS=all`, as in `npm run soak`: walks open every screen in every brand and language, as every type of member. In `npm test` they do
 * where no other walk would find the same fault, and elsewhere they open a sample.
 */
export const isComplete = process.env.WALKS === 'all'

/** A screen of each kind: with each kind of bar, a form, a list, tabs, cards and a table. */
const sample = new Set<RouteName>([
  'home',
  'login',
  'register',
  'activity',
  'gameList',
  'gameLobby',
  'help',
  'mine',
  'deposit',
  'withdraw',
  'gameRecord',
  'securityCenter',
  'messages',
  'agent',
])

/** Every screen in the first brand, a sample in the others, whose screens are the same in other fonts, colours and bars. */
export const opens = (merchant: DiscoveredMerchant) => (name: RouteName) => isComplete || merchant.port === 1 || sample.has(name)

/** In `npm test` a brand whose screens are the first one's in other colours leaves out what the first brand shows as well. */
export const isRepetition = ({ merchant }: { merchant: DiscoveredMerchant }) => !isComplete && isThemeOnly(merchant)

/** A sample in every brand. */
export const opensSample = (name: RouteName) => isComplete || sample.has(name)
