import { getProtection } from '@platform/sdk/protection'
import type { Scenario } from '@platform/sandbox/scenario'

const path = '/m/responsible'
const close = '/m/securityCenter?view=close'
const aboutOf = { paused: 'A pause of a day', excluded: 'An exclusion of half a year', closing: 'An account that is closing' } as const

/** Views of the page that protects players: for members, and those that guests see too. */
const views = {
  pause: 'A break of 24 hours before it is confirmed',
  exclude: 'An exclusion before it is confirmed',
  changes: 'No limit was changed yet',
  check: 'How often play stops for its sum',
} as const
const openViews = {
  test: 'The first of nine questions',
  help: 'Who helps',
  family: 'What relatives can do',
} as const

/** States that take time, or an answer of the government's register. */
const lateStates = {
  mayReturn: 'An exclusion whose time is over: a return may be requested',
  impeded: 'A rule of the government keeps the member from betting',
} as const

type Setup = Scenario['setup']

const protectedBy = (state: 'paused' | 'excluded' | 'closing', duration: string | null = null): Setup => [
  { action: 'protection/enter', body: { state, duration, reason: 'QA', person: 'QA' } },
]

const limit = (kind: string, value: number, period = 'day'): Setup[number] => ({
  action: 'limits/set',
  body: { kind, period, value, person: 'QA' },
})

type Requests = NonNullable<NonNullable<Scenario['member']>['limits']>

/** A limit and a rise of it, both of so many hours ago. */
const rise = (kind: 'loss' | 'bets', hoursAgo: number, [from, to]: readonly [number, number | null]): Requests =>
  [from, to].map((value) => ({ kind, period: 'day', value, hoursAgo }))

const lost: Setup[number] = { action: 'bets/lose', body: { amount: 8500, gameType: 'RNG' } }
const nearAndReached: Setup = [lost, limit('loss', 10_000), limit('stake', 8500), limit('deposit', 50_000, 'month')]

const player = { balance: 12_345 }
const agent = { type: 1, balance: 12_345 }
const moment = (name: string, about: string, address: string, setup: Setup = [], more: Partial<Scenario> = {}): Scenario => ({
  name,
  about,
  path: address,
  member: player,
  setup,
  ...more,
})

/** The page itself, each of its views, the states of limits, and what a paused, excluded or closing member sees. */
export const responsibleMoments: readonly Scenario[] = [
  moment('responsible/overview', 'Everything that protects a player', path),
  moment('responsible/overview-guest', 'What a guest may use', path, [], { member: undefined }),
  moment('responsible/overview-trial', 'A trial account has no limits', path, [], { member: { type: 4 } }),
  moment('responsible/overview-failed', 'The state of the account fails: help stays', path, [
    { action: 'faults', body: { path: getProtection.path, kind: 'error' } },
  ]),
  moment('responsible/text-200', 'The player reads at 200 %', path, [], { browser: { textScale: 2 } }),
  moment('responsible/limits-used', 'A limit that is near, one that is reached, one that is unused', `${path}?view=limits`, nearAndReached),
  moment('responsible/limits-requested', 'A rise that waits', `${path}?view=limits`, [], {
    member: { ...player, limits: rise('loss', 1, [10_000, 20_000]) },
  }),
  moment('responsible/limits-ready', 'Rises that wait for a confirmation', `${path}?view=limits`, [], {
    member: { ...player, limits: [...rise('loss', 25, [10_000, 20_000]), ...rise('bets', 30, [40, null])] },
  }),
  moment('responsible/changes-made', 'Changes of limits', `${path}?view=changes`, [limit('loss', 5000), limit('time', 120)], {
    member: { ...player, limits: rise('loss', 25, [10_000, 20_000]) },
  }),
  ...Object.entries(views).map(([view, about]) =>
    moment(`responsible/${view}`, about, `${path}?view=${view}${view === 'pause' ? '&for=PT24H' : ''}`),
  ),
  moment('responsible/pause-agent', 'A break of an agent', `${path}?view=pause&for=PT24H`, [], { member: agent }),
  moment('responsible/exclude-agent', 'An exclusion of an agent, with contracts', `${path}?view=exclude`, [], {
    member: { userName: 'brunoagente' },
  }),
  ...Object.entries(openViews).map(([view, about]) =>
    moment(`responsible/${view}`, about, `${path}?view=${view}`, [], { member: undefined }),
  ),
  ...(['paused', 'excluded', 'closing'] as const).flatMap((state) => {
    const setup = protectedBy(state, state === 'closing' ? null : state === 'paused' ? 'PT24H' : 'P6M')
    return [
      moment(`home/${state}`, `${aboutOf[state]}: what stays open`, '/m/home', setup),
      moment(`home/${state}-agent`, `${aboutOf[state]}, of an agent`, '/m/home', setup, { member: agent }),
      moment(`responsible/${state}`, `${aboutOf[state]}: limits and help`, path, setup),
      moment(`withdraw/${state}`, `${aboutOf[state]}: the balance is withdrawn`, '/m/withdraw', [
        { action: 'withdrawals/ready', body: {} },
        ...setup,
      ]),
    ]
  }),
  moment('responsible/done-pause', 'A pause has begun', `${path}?view=done&for=pause`, [], { member: undefined }),
  moment('responsible/done-exclude', 'An exclusion has begun', `${path}?view=done&for=exclude`, [], { member: undefined }),
  ...(['mayReturn', 'impeded'] as const).flatMap((late) => {
    const own = { member: { ...player, late } }
    return [moment(`home/${late}`, lateStates[late], '/m/home', [], own), moment(`responsible/${late}`, lateStates[late], path, [], own)]
  }),
  moment('mine/limits-reminder', 'Half a year after the limits were set', '/m/mine', [], {
    member: { ...player, limits: [{ kind: 'loss', period: 'day', value: 10_000, hoursAgo: 4400 }] },
  }),
  moment('securityCenter/close-new', 'Closing an account without a balance', close, [], { member: {} }),
  moment('securityCenter/close-balance', 'Closing an account with a balance', close),
  moment('securityCenter/close-agent', 'Closing the account of an agent, with contracts', close, [], {
    member: { userName: 'brunoagente' },
  }),
  moment('deposit/limit-offer', 'A limit is offered before the first deposit', '/m/voucherCenter'),
]
