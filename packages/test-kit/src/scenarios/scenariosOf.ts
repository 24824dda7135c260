import type { Scenario } from '@platform/sandbox/scenario'
import { marketOf } from '@platform/sdk/markets'
import { moments } from './moments.ts'
import type { RouteFacts, RouteStates, State } from './State.ts'

/** Longer than the timeout of a call. */
const WAIT_MS = 60_000

/** What the screens declare, by route name: their addresses, and their states. */
export interface DeclaredScreens {
  routes: Record<string, RouteFacts>
  states: Record<string, RouteStates>
}

/** Every scenario: the states of each screen, and the moments. */
export const scenariosOf = ({ routes, states }: DeclaredScreens): Scenario[] => [
  ...Object.entries(routes).flatMap(([name, facts]) => (states[name] ? statesOf(name, facts, states[name]) : [])),
  ...moments,
]

/** The scenario of this name, or an error that lists those of its route. */
export function scenarioNamed(screens: DeclaredScreens, name: string): Scenario {
  const all = scenariosOf(screens)
  const found = all.find((one) => one.name === name)
  if (found) return found
  const others = all.filter((one) => one.name.startsWith(`${name.split('/')[0]}/`)).map((one) => one.name)
  throw new Error(`No scenario is called ${name}. There are: ${others.join(', ')}`)
}

/** What decides which scenarios a brand has. */
export interface ScenarioSite {
  /** Names of its routes. */
  registered: readonly string[]
  /** Code of its market. */
  market?: string
}

/** Whether a brand has the screens of a scenario. */
export const isShownWith = ({ registered, market }: ScenarioSite, { name, needs, registration }: Scenario): boolean =>
  [name.split('/')[0]!, ...(needs ? [needs] : [])].every((route) => registered.includes(route)) &&
  (!registration || (marketOf(market).requires.registration?.value ?? []).includes(registration))

/** States that a route can never be in, and why. */
export const missingStates = ({ empty }: RouteStates): Partial<Record<State, string>> =>
  empty && 'never' in empty ? { empty: empty.never } : {}

/** The member who sees the content of a screen with this access: one of the seed, with a history, or a new agent. */
const memberFor = (access: string | undefined): Scenario['member'] =>
  access === 'guest' ? undefined : access === 'agent' || access === 'contract' ? { type: 1, balance: 12_345 } : { userName: 'anaclara' }

function statesOf(name: string, { paths, access }: RouteFacts, route: RouteStates): Scenario[] {
  const { title, calls, query, setup = [], empty } = route
  const member = route.member === 'guest' ? undefined : (route.member ?? memberFor(access))
  const addressOf = (search = query) => (search ? `${paths[0]}?${search}` : paths[0])
  const base = { path: addressOf(), member, setup }
  const faults = (body: object): Scenario['setup'] => [
    ...setup,
    ...calls.map(({ path }) => ({ action: 'faults' as const, body: { path, ...body } })),
  ]
  const make = (state: State, about: string, more: Partial<Scenario> = {}): Scenario => ({
    ...base,
    name: `${name}/${state}`,
    about: `${title}: ${about}`,
    ...more,
  })
  const own = calls.length === 0
  const emptied = empty && !('never' in empty) ? { member: empty.member ?? member, path: addressOf(empty.query) } : undefined
  return [
    make('content', 'as it usually is'),
    own
      ? make('loading', 'its code is on its way', { browser: { code: 'late' } })
      : make('loading', 'its answers are on their way', { setup: faults({ kind: 'delay', delayMs: WAIT_MS }) }),
    own
      ? make('failed', 'its code does not load', { browser: { code: 'lost' } })
      : make('failed', 'its calls fail', { setup: faults({ kind: 'error' }) }),
    ...(empty && 'never' in empty ? [] : [make('empty', 'there is nothing to show', emptied ?? { setup: faults({ kind: 'empty' }) })]),
    make('offline', 'the connection has gone', { browser: { offline: true } }),
    make('long-texts', 'texts much longer than ours', { browser: { longTexts: 1.6 } }),
    access === 'guest' || route.member === 'guest'
      ? make('denied', 'somebody who is signed in', { member: {} })
      : make('guest', 'somebody who is not signed in', { member: undefined, setup: [] }),
  ]
}
