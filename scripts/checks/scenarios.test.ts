import { expect, test } from 'vitest'
import { allCalls } from '@platform/sdk/testing'
import { missingStates, scenarioNamed, scenariosOf, states } from '@platform/test-kit/scenarios'
import { Scenario } from '../../apps/sandbox/src/console/scenarios/Scenario.ts'
import { routeOf } from '../../packages/player/src/paths.ts'
import { routeNames, routes, type RouteName } from '../../packages/player/src/routes.ts'
import type { RouteFacts } from '../../packages/player/src/routes/RouteFacts.ts'
import { mayVisit } from '../../packages/player/src/session/mayVisit.ts'
import { screenStates } from '../../packages/player/src/testing/screenStates.ts'
import { viewerOf } from '../../packages/player/src/testing/viewer.ts'
import { read } from './sources.ts'

const screens = { routes, states: screenStates }
const all = scenariosOf(screens)

test.each(routeNames)('[2.1] %s has a scenario for each of its states, or a reason why it has none', (name) => {
  const has = new Set(all.map((scenario) => scenario.name))
  const { access } = routes[name] as RouteFacts
  // A public page that only guests need also has `denied`.
  const isGuests = access === 'guest' || (!access && has.has(`${name}/denied`))
  const due = states.filter((state) => state !== (isGuests ? 'guest' : 'denied'))
  expect(due.filter((state) => !has.has(`${name}/${state}`) && !missingStates(screenStates[name])[state])).toEqual([])
})

const accessOf = (name: string) => (routes[name as RouteName] as RouteFacts).access
/** Accesses that can be denied: `member` cannot, as every signed-in member has it. */
const deniable = [...new Set(routeNames.map(accessOf))].filter(
  (access) => access !== undefined && access !== 'guest' && access !== 'member',
)

test.each(deniable)('[6] at least one scenario shows a member without the access "%s" that a screen is not available', (access) => {
  const denied = all.filter(({ name }) => name.endsWith('/denied') && accessOf(name.split('/')[0]!) === access)
  expect(denied).not.toEqual([])
  for (const { name, member } of denied) {
    const visit = mayVisit(name.split('/')[0] as RouteName, viewerOf({ type: member?.type }))
    expect([name, visit]).toEqual([name, expect.stringMatching(/^(memberType|realAccount)$/)])
  }
})

test.each(all.map((scenario) => [scenario.name, scenario] as const))(
  '[2.1] %s can be opened and shows the screen of its name',
  (name, scenario) => {
    expect(Scenario.parse(scenario)).toEqual(scenario)
    expect(routeOf(scenario.path.split('?')[0]!)).toBe(name.split('/')[0])
    const paths = new Set<string>(allCalls.map(({ path }) => path))
    const faults = scenario.setup.flatMap(({ action, body }) => (action === 'faults' ? [body.path as string] : []))
    expect(faults.filter((path) => !paths.has(path))).toEqual([])
  },
)

test('[2.1] names of scenarios are unique, and the error for an unknown name lists those of its route', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  expect(() => scenarioNamed(screens, 'gameList/typo')).toThrow(/No scenario is called gameList\/typo\. There are: gameList\/content, /)
})

test('[contract] the guide names the screens whose states need a built site', () => {
  const ofCode = all.filter(({ browser }) => browser?.code).map(({ name }) => name.split('/')[0])
  const [, listed = ''] = /screen without calls \(such as ([^)]+)\)/.exec(read('docs/qa.md')) ?? []
  const named = listed.match(/\w+/g) ?? []
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !ofCode.includes(name))).toEqual([])
})

test('[contract] every scenario named in the documents exists', () => {
  const text = ['docs/qa.md', 'docs/adding-a-screen.md'].map(read).join('\n')
  const named = [...text.matchAll(/`(\w+)\/([\w-]+)`/g)]
    .filter(([, route = '']) => route in routes)
    .map(([, route, state]) => `${route}/${state}`)
  expect(named.length).toBeGreaterThan(10)
  const names = new Set(all.map((scenario) => scenario.name))
  expect(named.filter((name) => !names.has(name))).toEqual([])
})
