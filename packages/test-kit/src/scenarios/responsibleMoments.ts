import type { Scenario } from '@platform/sandbox/scenario'

const path = '/m/responsible'

/** Views of the page that protects players: for members, and those that guests see too. */
const views = {
  pause: 'A break of 24 hours before it is confirmed',
  exclude: 'An exclusion before it is confirmed',
  changes: 'No limit was changed yet',
} as const
const openViews = {
  test: 'The first of nine questions',
  help: 'Who helps',
  family: 'What relatives can do',
} as const

const protectedBy = (state: 'paused' | 'excluded', duration: string | null): Scenario['setup'] => [
  { action: 'protection/enter', body: { state, duration, reason: 'QA', person: 'QA' } },
]

/** The page itself, and each of its views; what a paused or excluded member sees. */
export const responsibleMoments: readonly Scenario[] = [
  { name: 'responsible/overview', about: 'Everything that protects a player', path, member: { balance: 12_345 }, setup: [] },
  { name: 'responsible/overview-guest', about: 'What a guest may use', path, setup: [] },
  { name: 'responsible/overview-trial', about: 'A trial account has no limits', path, member: { type: 4 }, setup: [] },
  {
    name: 'responsible/text-200',
    about: 'The player reads at 200 %',
    path,
    member: { balance: 12_345 },
    setup: [],
    browser: { textScale: 2 },
  },
  {
    name: 'home/paused',
    about: 'A paused account: what stays open',
    path: '/m/home',
    member: { balance: 12_345 },
    setup: protectedBy('paused', 'PT24H'),
  },
  {
    name: 'responsible/paused',
    about: 'A paused account has its limits and help',
    path,
    member: { balance: 12_345 },
    setup: protectedBy('paused', 'PT24H'),
  },
  {
    name: 'home/excluded',
    about: 'An exclusion of half a year',
    path: '/m/home',
    member: { balance: 12_345 },
    setup: protectedBy('excluded', 'P6M'),
  },
  ...Object.entries(views).map(([view, about]) => ({
    name: `responsible/${view}`,
    about,
    path: `${path}?view=${view}${view === 'pause' ? '&for=PT24H' : ''}`,
    member: { balance: 12_345 },
    setup: [],
  })),
  ...Object.entries(openViews).map(([view, about]) => ({ name: `responsible/${view}`, about, path: `${path}?view=${view}`, setup: [] })),
]
