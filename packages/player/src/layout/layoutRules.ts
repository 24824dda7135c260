import type { RouteName } from '../paths.ts'

/** The screen of an address; `undefined` = nothing of 2.1, which shows not-found. */
type Screen = RouteName | undefined

const withoutHeader = new Set<Screen>(['login', 'register', 'mine', 'agent', 'help'])

// The game's own bar is its header: it stays over the frame.
const bringsHeader = new Set<Screen>(['launchGame', 'startLottery'])

const withoutFooter = new Set<Screen>([
  'login',
  'register',
  'trial',
  'launchGame',
  'changePassword',
  'notice',
  'activity',
  'forget',
  'service',
  'moreLottery',
  'userAgreement',
  'maintenance',
  'agent',
])

const backGoesHome = new Set<Screen>(['login', 'register', 'trial', 'notice', 'forget'])

/** Every page but login, register, mine, agent and help has the header (2.2). */
export const hasHeader = (screen: Screen): boolean => !withoutHeader.has(screen)

/** Whether the layout draws that header; a screen may bring its own. */
export const drawsHeader = (screen: Screen): boolean => hasHeader(screen) && !bringsHeader.has(screen)

/** Whether the tab bar stands under a page (2.2). */
export const hasFooter = (screen: Screen): boolean => !withoutFooter.has(screen)

/** Where the back arrow leads: one step back, or home where 2.2 says so and where there is nothing to go back to. */
export const backLeadsTo = (screen: Screen, steps: number): 'home' | 'previous' =>
  backGoesHome.has(screen) || steps === 0 ? 'home' : 'previous'
