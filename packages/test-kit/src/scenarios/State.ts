import type { Scenario } from '@platform/sandbox/scenario'

/** Every state that a screen can be in. `guest`: how a guest sees it; `denied`: how a member without access sees it. */
export const states = ['loading', 'content', 'empty', 'failed', 'offline', 'long-texts', 'guest', 'denied'] as const
export type State = (typeof states)[number]

/** What `screen.states.ts` of each screen declares; its states are derived from it. */
export interface RouteStates {
  /** Short title for QA. */
  title: string
  /** Calls whose answers the screen shows; none if it shows only static content. */
  calls: readonly { path: string }[]
  /** Query of its address. */
  query?: string
  /** The member who sees its content, if its access does not already determine it. */
  member?: Scenario['member'] | 'guest'
  /** Setup that its content needs in addition to a signed-in member. */
  setup?: Scenario['setup']
  /** How to reach the empty state if empty answers are not enough, or why it cannot be empty. */
  empty?: { member?: Scenario['member']; query?: string } | { never: string }
}

/** The fields of a route record that its states need. */
export interface RouteFacts {
  paths: readonly [string, ...string[]]
  access?: string
}
