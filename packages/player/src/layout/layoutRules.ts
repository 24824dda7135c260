import { routes, type RouteFacts, type RouteName } from '../routes.ts'

/** The screen of an address; `undefined` = nothing of 2.1, which shows not-found. */
type Screen = RouteName | undefined

const factsOf = (screen: Screen): Partial<RouteFacts> => (screen ? routes[screen] : {})

/** Whether the layout draws the header of 2.2; a screen may bring its own. */
export const drawsHeader = (screen: Screen): boolean => factsOf(screen).header === undefined

/** Whether the tab bar is under a page (2.2). */
export const hasFooter = (screen: Screen): boolean => factsOf(screen).footer === undefined

/** Where the back arrow leads: one step back, or home where 2.2 says so and where there is nothing to go back to. */
export const backLeadsTo = (screen: Screen, steps: number): 'home' | 'previous' =>
  factsOf(screen).back === 'home' || steps === 0 ? 'home' : 'previous'
