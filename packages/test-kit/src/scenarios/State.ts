import type { Scenario } from '@platform/sandbox/scenario'

/** What every screen can be in. `guest`: how it meets a guest; `denied`: how it meets whom it is not for. */
export const states = ['loading', 'content', 'empty', 'failed', 'offline', 'long-texts', 'guest', 'denied'] as const
export type State = (typeof states)[number]

/** What a route says once; its states follow from it. */
export interface RouteStates {
  /** In a word, for people. */
  title: string
  /** Calls whose answers the screen shows; none where it shows only what it brings. */
  calls: readonly { path: string }[]
  /** Query of its address. */
  query?: string
  /** Who sees its content, where this is another than its access says. */
  member?: Scenario['member'] | 'guest'
  /** Whether its content needs more than a member. */
  setup?: Scenario['setup']
  /** How it comes to have no content, where emptying its answers is not how; or why it cannot be empty. */
  empty?: { member?: Scenario['member']; query?: string } | { never: string }
}

/** What the route record says of a route, as far as its states need it. */
export interface RouteFacts {
  paths: readonly [string, ...string[]]
  access?: string
  planned?: true
}
