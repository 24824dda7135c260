import type { MerchantConfig } from '../merchant/defineMerchant.ts'
import { routes, type RouteName } from '../routes.ts'
import type { RouteFacts } from '../routes/RouteFacts.ts'

/** The screen of an address; `undefined` = not in 2.1: not-found is shown. */
type Screen = RouteName | undefined

const factsOf = (screen: Screen): Partial<RouteFacts> => (screen ? routes[screen] : {})

/** Whether the layout renders the header of 2.2; a screen may have its own. */
export const drawsHeader = (screen: Screen): boolean => factsOf(screen).header === undefined

/** Whether the tab bar is under a page (2.2). */
export const hasFooter = (screen: Screen): boolean => factsOf(screen).footer === undefined

/** Whether a page ends with the legal card: where the merchant names its operator, on every page but a running game. */
export const hasLegalFoot = (screen: Screen, { operator }: Pick<MerchantConfig, 'operator'>): boolean =>
  operator !== undefined && screen !== 'launchGame'

const withoutProtectionFoot: ReadonlySet<Screen> = new Set(['launchGame', 'settings', 'responsible', 'agent'])

/** Whether a page ends with the way to limits, pause and help: the settings have two entries only (2.13), the agency centre ends with its menu. */
export const hasProtectionFoot = (screen: Screen): boolean => !withoutProtectionFoot.has(screen)

/** Target of the back arrow: one step back, or home if 2.2 requires it or the history is empty. */
export const backLeadsTo = (screen: Screen, steps: number): 'home' | 'previous' =>
  factsOf(screen).back === 'home' || steps === 0 ? 'home' : 'previous'
