import { launchGame } from '@platform/sdk/games'
import { getInbox } from '@platform/sdk/messages'
import * as protection from '@platform/sdk/protection'
import { beforeEach, expect, test } from 'vitest'
import { placeStake, openPlay } from '../play/calls.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { openBet } from '../testing/openBet.ts'
import { takeBet } from './takeBet.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Friday, 20 November 2026, noon in Brasília. */
const noon = Date.UTC(2026, 10, 20, 15)
let clock = noon
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
beforeEach(() => void (clock = noon))

type Name = { kind: protection.LimitKind; period: protection.LimitPeriod }

/** A member with R$ 10,000, with shortcuts to bet and to set limits. */
async function player() {
  const member = await sandbox.member({ balance: 1_000_000 })
  const client = sandbox.client({ session: { ...member, firstTimeLogin: false } })
  const { id } = await db.selectFrom('members').select('id').where('account', '=', member.userName).executeTakeFirstOrThrow()
  await db.updateTable('sessions').set({ expires_at: 9e12 }).where('member_id', '=', id).execute()
  const merchant = sandbox.sandbox.services.merchants.find('ipanema')!
  return {
    ...member,
    id,
    client,
    /** Takes an open bet, in the way of every bet. */
    bet: (amount: number) =>
      openBet(db, {
        merchant: 'ipanema',
        memberId: id,
        amount,
        now: () => clock,
        take: async (trx, move) => (await takeBet({ db: trx, merchant, now: () => clock }, move)).notify(),
      }),
    set: (name: Name, value: number | null) => protection.setLimit(client, { ...name, value }),
    limit: async ({ kind, period }: Name) =>
      (await protection.getLimits(client)).limits.find((limit) => limit.kind === kind && limit.period === period),
    changes: async () => (await protection.getLimitChanges(client, {})).content.map(({ change, before, after }) => [change, before, after]),
  }
}

const loss = { kind: 'loss', period: 'day' } as const

test('[7.6] after a win of 100 with a loss limit of 50 a stake of 150 passes, and not a cent more', async () => {
  const ana = await player()
  await ana.set(loss, 5000)
  await (await ana.bet(1000)).settle(11_000)
  expect(await ana.limit(loss)).toMatchObject({ value: 5000, used: 0, left: 15_000 })
  expect(await failureOf(ana.bet(15_001))).toMatchObject({ code: 'limit.loss', value: { period: 'day', limit: 5000, left: 15_000 } })
  await ana.bet(15_000)
  expect(await ana.limit(loss)).toMatchObject({ used: 5000, left: 0 })
  expect(await failureOf(ana.bet(1))).toMatchObject({ code: 'limit.loss' })
})

test('[7.6] what a bet of 23:59 wins at 00:01 gives the new day no room', async () => {
  const ana = await player()
  await ana.set(loss, 5000)
  clock = noon + 12 * HOUR - 60_000
  const late = await ana.bet(1000)
  clock += 120_000
  await late.settle(100_000)
  expect(await ana.limit(loss)).toMatchObject({ used: 0, left: 5000, resetsAt: noon + 36 * HOUR })
  expect(await failureOf(ana.bet(5001))).toMatchObject({ code: 'limit.loss', value: { left: 5000, resetsAt: noon + 36 * HOUR } })
  await ana.bet(5000)
})

test('[7.6] open bets count as lost, and a void gives back the room of its bet’s own day', async () => {
  const ana = await player()
  await ana.set(loss, 5000)
  const open = await ana.bet(4000)
  expect(await failureOf(ana.bet(1001))).toMatchObject({ code: 'limit.loss', value: { left: 1000 } })
  await open.void()
  const won = await ana.bet(5000)
  await won.settle(8000)
  expect(await ana.limit(loss)).toMatchObject({ used: 0, left: 8000 })
  // What a void bet had won is taken back.
  await won.void()
  expect(await ana.limit(loss)).toMatchObject({ used: 0, left: 5000 })
  clock += DAY
  await ana.bet(5000)
  expect(await failureOf(ana.bet(1))).toMatchObject({ code: 'limit.loss' })
})

test('[7.6] of several limits the lowest holds, and each kind counts what it says', async () => {
  const ana = await player()
  await ana.set({ kind: 'stake', period: 'day' }, 3000)
  await ana.set({ kind: 'stake', period: 'week' }, 2000)
  await ana.set({ kind: 'bets', period: 'month' }, 3)
  await (await ana.bet(1000)).settle(5000)
  expect(await failureOf(ana.bet(1001))).toMatchObject({ code: 'limit.stake', value: { period: 'week', limit: 2000, left: 1000 } })
  await (await ana.bet(500)).void()
  // A stake that was voided was placed.
  expect(await ana.limit({ kind: 'stake', period: 'week' })).toMatchObject({ used: 1500, left: 500 })
  await ana.bet(500)
  expect(await failureOf(ana.bet(1))).toMatchObject({ code: 'limit.bets', value: { period: 'month', limit: 3, left: 0 } })
  // The week ends with Sunday, the month does not.
  clock += 3 * DAY
  expect(await ana.limit({ kind: 'stake', period: 'week' })).toMatchObject({ used: 0 })
  expect(await failureOf(ana.bet(1))).toMatchObject({ code: 'limit.bets' })
})

test('[7.6] [market numbers.coolingMs numbers.confirmWithinMs] a lower limit holds at once, a higher one after 24 hours and a confirmation within 72 more', async () => {
  const ana = await player()
  await ana.set(loss, 5000)
  await ana.set(loss, 4000)
  expect(await failureOf(ana.bet(4001))).toMatchObject({ code: 'limit.loss' })
  const readyAt = clock + DAY
  expect((await ana.set(loss, 9000)).limits).toMatchObject([
    { value: 4000, pending: { value: 9000, readyAt, confirmBy: readyAt + 3 * DAY } },
  ])
  clock = readyAt - 1
  // A repeated request does not begin again.
  await ana.set(loss, 9000)
  expect(await failureOf(protection.confirmLimit(ana.client, loss))).toMatchObject({ code: 'limit.early' })
  expect(await failureOf(ana.bet(4001))).toMatchObject({ code: 'limit.loss' })
  clock = readyAt
  // Not by itself.
  expect(await failureOf(ana.bet(4001))).toMatchObject({ code: 'limit.loss' })
  expect((await protection.confirmLimit(ana.client, loss)).limits.map(({ value, pending }) => [value, pending])).toEqual([
    [9000, undefined],
  ])
  await ana.bet(9000)
  // The retry of a confirmation whose answer was lost.
  await protection.confirmLimit(ana.client, loss)
  expect(await ana.changes()).toEqual([
    ['confirmed', 4000, 9000],
    ['requested', 4000, 9000],
    ['lowered', 5000, 4000],
    ['set', null, 5000],
  ])
})

test('[7.6] [market numbers.confirmWithinMs] a rise lapses without its confirmation, is withdrawn by the player, and ends with a lower limit', async () => {
  const ana = await player()
  await ana.set(loss, 5000)
  await ana.set(loss, null)
  clock += 4 * DAY
  expect(await ana.limit(loss)).toMatchObject({ value: 5000, pending: { value: null } })
  clock += 1
  const lapsed = await ana.limit(loss)
  expect([lapsed?.value, lapsed?.pending]).toEqual([5000, undefined])
  expect(await failureOf(protection.confirmLimit(ana.client, loss))).toMatchObject({ code: 'limit.none' })
  await ana.set(loss, 6000)
  await protection.dropLimitChange(ana.client, loss)
  await protection.dropLimitChange(ana.client, loss)
  await ana.set(loss, 7000)
  await ana.set(loss, 4000)
  await ana.set(loss, 4000)
  expect(await ana.changes()).toEqual([
    ['lowered', 5000, 4000],
    ['dropped', 5000, 7000],
    ['requested', 5000, 7000],
    ['dropped', 5000, 6000],
    ['requested', 5000, 6000],
    ['lapsed', 5000, null],
    ['requested', 5000, null],
    ['set', null, 5000],
  ])
})

test('[7.6] no limit is a rise as any other: confirmed, it is gone', async () => {
  const ana = await player()
  await ana.set(loss, 5000)
  await ana.set(loss, null)
  clock += DAY
  expect((await protection.confirmLimit(ana.client, loss)).limits).toEqual([])
  await ana.bet(5001)
  expect((await ana.set(loss, null)).limits).toEqual([])
})

test('[7.6] an operator sets and lowers a limit, never raises it; every action is in the audit log', async () => {
  const ana = await player()
  const who = { merchant: 'ipanema', userName: ana.userName }
  await sandbox.console('limits/set', { ...who, person: 'Rita Alves', ...loss, value: 5000 })
  await sandbox.console('limits/set', { ...who, person: 'Rita Alves', ...loss, value: 4000 })
  await expect(sandbox.console('limits/set', { ...who, person: 'Rita Alves', ...loss, value: 4001 })).rejects.toThrow('validation')
  await expect(sandbox.console('limits/set', { ...who, person: 'Rita Alves', ...loss, value: null })).rejects.toThrow('validation')
  expect(await sandbox.console('limits/show', who)).toMatchObject({
    limits: [{ ...loss, value: 4000 }],
    changes: [
      { change: 'lowered', actor: 'operator' },
      { change: 'set', actor: 'operator' },
    ],
  })
  await expect(sandbox.console('limits/set', { ...who, ...loss, value: 3000 })).rejects.toThrow('validation')
  const rows = await db.selectFrom('audit_log').select(['action', 'detail']).where('action', 'like', 'limits/%').execute()
  expect(JSON.stringify(rows.find(({ action }) => action === 'limits/set')!.detail)).toContain('Rita Alves')
  expect(rows.map(({ action }) => action).slice(-3)).toEqual(['limits/set', 'limits/set', 'limits/show'])
})

test('[7.6] four fifths of a limit are a message, once a period, in the transaction of the bet', async () => {
  const ana = await player()
  await ana.set(loss, 5000)
  await ana.set({ kind: 'bets', period: 'week' }, 10)
  const titles = async () => (await getInbox(ana.client, {})).content.map(({ title }) => title)
  const before = await titles()
  await ana.bet(3999)
  expect(await titles()).toEqual(before)
  const bet = await ana.bet(1)
  expect(await titles()).toEqual(['Você usou 80% do seu limite de perda por dia', ...before])
  await bet.void()
  await ana.bet(1)
  await failureOf(ana.bet(10_000))
  expect(await titles()).toHaveLength(before.length + 1)
  clock += DAY
  await ana.bet(4000)
  expect(await titles()).toHaveLength(before.length + 2)
})

test('[7.6] a round of a game is refused by each limit, and one that runs is not', async () => {
  const ana = await player()
  const { node_id: nodeId } = await db
    .selectFrom('games')
    .select('node_id')
    .where('game_type', '=', 'RNG')
    .where('maintenance', '=', false)
    .where('min_bet', '<=', 100)
    .executeTakeFirstOrThrow()
  const { gameUrl } = await launchGame(ana.client, { nodeId, backUrl: 'http://127.0.0.1:4201/m/home' })
  const ticket = new URL(gameUrl).searchParams.get('ticket')!
  const token = crypto.randomUUID() + crypto.randomUUID()
  const page = sandbox.client({ session: { ...ana, token, firstTimeLogin: false } })
  await openPlay(page, { ticket, token })
  const round = (amount: number) => placeStake(page, { amount })
  await ana.set({ kind: 'stake', period: 'day' }, 1000)
  expect((await round(900)).round.stake).toBe(900)
  expect(await failureOf(round(101))).toMatchObject({ code: 'limit.stake', value: { limit: 1000, left: 100 } })
  await ana.set({ kind: 'bets', period: 'day' }, 1)
  expect(await failureOf(round(100))).toMatchObject({ code: 'limit.bets' })
})

test('[7.6] the reminder is due at the start and 180 days after it was read', async () => {
  const ana = await player()
  const { reminderDue, remindedAt, required } = await protection.getLimits(ana.client)
  expect([reminderDue, remindedAt, required]).toEqual([true, undefined, undefined])
  expect(await protection.readLimitReminder(ana.client)).toMatchObject({ reminderDue: false, remindedAt: clock })
  clock += 180 * DAY - 1
  expect(await protection.getLimits(ana.client)).toMatchObject({ reminderDue: false })
  clock += 1
  expect(await protection.getLimits(ana.client)).toMatchObject({ reminderDue: true })
})

test('[7.6] a limit that was set counts as looked at: the reminder is due 180 days later', async () => {
  const ana = await player()
  await ana.set(loss, 10_000)
  expect(await protection.getLimits(ana.client)).toMatchObject({ reminderDue: false })
  clock += 180 * DAY
  expect(await protection.getLimits(ana.client)).toMatchObject({ reminderDue: true })
})

test('[7.6] a value that is none is refused', async () => {
  const ana = await player()
  for (const value of [0, -1, 2e12]) expect(await failureOf(ana.set(loss, value))).toMatchObject({ code: 'validation' })
})
