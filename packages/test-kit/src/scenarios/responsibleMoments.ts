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

/** The page itself, and each of its views. */
export const responsibleMoments: readonly Scenario[] = [
  { name: 'responsible/overview', about: 'Everything that protects a player', path, member: { balance: 12_345 }, setup: [] },
  { name: 'responsible/overview-guest', about: 'What a guest may use', path, setup: [] },
  { name: 'responsible/overview-trial', about: 'A trial account has no limits', path, member: { type: 4 }, setup: [] },
  { name: 'responsible/text-200', about: 'The player reads at 200 %', path, member: { balance: 12_345 }, setup: [], browser: { textScale: 2 } },
  ...Object.entries(views).map(([view, about]) => ({
    name: `responsible/${view}`,
    about,
    path: `${path}?view=${view}${view === 'pause' ? '&for=PT24H' : ''}`,
    member: { balance: 12_345 },
    setup: [],
  })),
  ...Object.entries(openViews).map(([view, about]) => ({ name: `responsible/${view}`, about, path: `${path}?view=${view}`, setup: [] })),
]
