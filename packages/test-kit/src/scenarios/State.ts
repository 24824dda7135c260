import type { Scenario } from '@platform/sandbox/scenario'

/** Every state that a screen can be in. `guest`: how a guest sees it; `denied`: how a member without access sees it. */
export const states = ['loading', 'content', 'empty', 'failed', 'offline', 'long-texts', 'guest', 'denied'] as const
export type State = (typeof states)[number]

/** What a route declares once; its states follow from it. */
export interface RouteStates {
  /** Short title, for people. */
  title: string
  /** Calls whose answers the screen shows; none if it shows only static content. */
  calls: readonly { path: string }[]
  /** Query of its address. */
  query?: string
  /** Who sees its content, if this differs from its access. */
  member?: Scenario['member'] | 'guest'
  /** Whether its content needs more than a signed-in member. */
  setup?: Scenario['setup']
  /** How it gets into the empty state, if empty answers are not enough; or why it cannot be empty. */
  empty?: { member?: Scenario['member']; query?: string } | { never: string }
}

/** The fields of the route record that its states need. */
export interface RouteFacts {
  paths: readonly [string, ...string[]]
  access?: string
  planned?: true
}
