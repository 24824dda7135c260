import { isAgentType, memberTypes, type Whitelabel } from '@platform/sdk/account'
import { isFlagOn } from '../merchant/useFeature.ts'
import { routes, type RouteName } from '../routes.ts'
import type { Access, RouteFacts } from '../routes/RouteFacts.ts'

/** Everything about the player and the site that decides which screens are accessible. */
export interface Viewer {
  /** The screens of this merchant's site. */
  registered: ReadonlySet<RouteName>
  /** Member type number; `undefined` for a guest. */
  type: number | undefined
  /** `undefined` until the gateway has answered, like the two below. */
  whitelabel: Whitelabel | undefined
  withdrawEnabled: boolean | undefined
  toUpline: boolean | undefined
  /** The account is paused, excluded or closing. */
  isProtected?: boolean
  /** The market has a trial for members instead of guests, who may read what it is. */
  membersTry?: boolean
}

/** Why a screen is not for this viewer. */
export type Refusal = 'notRegistered' | 'signIn' | 'guestsOnly' | 'realAccount' | 'memberType' | 'featureOff' | 'withdrawOff' | 'protected'

/** `unknown`: the deciding answer of the gateway is pending. */
export type Visit = 'allowed' | 'unknown' | Refusal

const { topAgent, trial, testPlayer, agentNoDividend, agentNoContract } = memberTypes
const isReal = (type: number) => type !== trial && type !== testPlayer

const suits: Record<Exclude<Access, 'guest'>, (type: number) => boolean> = {
  member: () => true,
  player: (type) => type !== trial,
  money: isReal,
  withdraw: isReal,
  upline: (type) => isReal(type) && type !== topAgent,
  agent: isAgentType,
  contract: (type) => isReal(type) && type !== agentNoDividend && type !== agentNoContract,
}

/** Whether a viewer may see a screen, or why not (sections 5 and 6). Menus, tabs, lists, links and the screen's own guard all use it. */
export function mayVisit(name: RouteName, viewer: Viewer): Visit {
  const { access, signedOut, feature, whenProtected }: RouteFacts = routes[name]
  const { registered, type, whitelabel, withdrawEnabled, toUpline } = viewer
  if (!registered.has(name)) return 'notRegistered'
  if (feature && whitelabel && !isFlagOn(feature, whitelabel)) return 'featureOff'
  if (viewer.isProtected && !whenProtected && access !== 'guest') return 'protected'
  if (access === 'guest') return type === undefined || (name === 'trial' && viewer.membersTry && type !== trial) ? 'allowed' : 'guestsOnly'
  if (access && type === undefined && signedOut !== 'prompt') return 'signIn'
  // A real account alone makes no agent (2.19).
  const needsReal = type !== undefined && !isReal(type) && access !== 'agent' && access !== 'contract'
  if (access && type !== undefined && !suits[access](type)) return needsReal ? 'realAccount' : 'memberType'
  if (feature && !whitelabel) return 'unknown'
  if (access === 'withdraw' && !withdrawEnabled) return withdrawEnabled === undefined ? 'unknown' : 'withdrawOff'
  if (access === 'upline' && !toUpline) return toUpline === undefined ? 'unknown' : 'memberType'
  return 'allowed'
}

// These depend on more than a session or a flag: offered only once that is known.
const selective = new Set<Access | undefined>(['withdraw', 'upline', 'agent', 'contract'])

/** Whether to show an entry for it: also to a guest, who signs in first (2.14), and while a flag is pending, which the screen waits for. */
export function isOffered(name: RouteName, viewer: Viewer): boolean {
  const visit = mayVisit(name, viewer)
  const { access }: RouteFacts = routes[name]
  // Home then shows what is open.
  if (visit === 'protected') return name === 'home'
  return visit === 'allowed' || ((visit === 'signIn' || visit === 'unknown') && !selective.has(access))
}

/** Whether tab bar and menu offer it (2.2): of the screens that need a session, guests see only those with `guestEntry`. */
export function isInNavigation(name: RouteName, viewer: Viewer): boolean {
  const { guestEntry }: RouteFacts = routes[name]
  return isOffered(name, viewer) && (guestEntry === true || mayVisit(name, viewer) !== 'signIn')
}
