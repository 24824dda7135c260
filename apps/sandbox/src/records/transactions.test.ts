import type { InputOf, OutputOf } from '@platform/sdk'
import { getMemberTransaction, getMemberTransactions, getStatement, getTransactionTypes } from '@platform/sdk/records'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { maskUser } from '../base/maskUser.ts'
import { dayText } from '../gateway/days.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { grantBonus } from '../ledger/grants.ts'
import { hold, transfer, voidHold } from '../ledger/transfer.ts'
import { deposit, payout, refund, stake } from '../ledger/wallet.ts'
import { payReward } from '../promotions/payReward.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'

const DAY = 86_400_000
let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
const merchant = 'ipanema'

/** A member without money, with shortcuts for the member's queries. */
async function newMember(type = 0) {
  const member = await sandbox.member({ type })
  const { id } = await db.selectFrom('members').select('id').where('account', '=', member.userName).executeTakeFirstOrThrow()
  const client = sandbox.client({ session: { ...member, firstTimeLogin: false } })
  const range = (from: number, to: number) => ({ startDate: dayText(from), endDate: dayText(to) })
  type Filter = InputOf<typeof getMemberTransactions>
  /** Every movement of a filter, page by page. */
  const all = async (filter: Filter) => {
    const pages: OutputOf<typeof getMemberTransactions>[] = []
    do pages.push(await getMemberTransactions(client, { ...filter, cursor: pages.at(-1)?.cursor }))
    while (pages.at(-1)!.cursor)
    return { rows: pages.flatMap(({ content }) => content), sums: pages[0]!.footer!, pages }
  }
  return { id, userName: member.userName, client, range, all }
}

let keys = 0
const key = () => `tx${keys++}`

test('[7.6] a row shows its amount, the balance before and after, and its order; its detail shows the related rows', async () => {
  const { id, client, range, all } = await newMember()
  const of = { merchant, memberId: id, at: clock }
  await deposit(db, { ...of, amount: 5000, key: key(), reference: 'console' })
  await grantBonus(db, { ...of, amount: 1000, key: `gift-${id}`, multiple: 2, weights: { RNG: 100 } })
  const bet = { ...of, amount: 5500, key: key(), reference: `round:round-of-${id}` }
  const game = { merchant, node_id: 'slot-1', vendor: 'BOREAL', game_type: 'RNG' as const, play_session_id: null, member_id: id }
  await db
    .insertInto('game_records')
    .values({ ...game, round_id: `round-of-${id}`, stake: 5500, payout: 0, status: 'open', bet_at: clock, settled_at: null })
    .execute()
  await stake(db, bet)
  await payout(db, { stake: bet.key, amount: 1100, key: key(), at: clock })
  const { rows, sums } = await all(range(clock, clock))
  expect(
    rows.map(({ txCode, txName, balanceBefore, amount, balanceAfter }) => [txCode, txName, balanceBefore, amount, balanceAfter]),
  ).toEqual([
    ['win', 'Prêmio de aposta', 500, 1100, 1600],
    ['bet', 'Aposta', 6000, -5500, 500],
    ['promotion', 'Bônus', 5000, 1000, 6000],
    ['deposit', 'Depósito', 0, 5000, 5000],
  ])
  expect(sums).toEqual({ count: 4, amountIn: 7100, amountOut: 5500, opening: 0, closing: 1600 })
  const name = (await db.selectFrom('games').select('name_pt').where('node_id', '=', 'slot-1').executeTakeFirstOrThrow()).name_pt
  expect(rows[1]).toMatchObject({ orderType: 'bet', orderNo: `round-of-${id}`, note: name })
  const { parts, related, transaction } = await getMemberTransaction(client, { id: rows[1]!.id })
  expect(transaction).toEqual(rows[1])
  expect(parts).toEqual([
    { bucket: 'cash', amount: -5000 },
    { bucket: 'bonus', amount: -500 },
  ])
  expect(related).toEqual([rows[0]])
  const types = (await getTransactionTypes(client, {})).content
  expect(types.filter(({ used }) => used).map(({ txCode }) => txCode)).toEqual(['deposit', 'bet', 'win', 'promotion'])
})

test('[7.6] VIP, missions, ranking, rain and invitations are types of their own, in the list and in the filter', async () => {
  const { id, client, range, all } = await newMember()
  const words = { title_pt: 'Semana', title_en: 'Week', multiple: 0, weights: {}, period: '' }
  const codes = {
    vip: 'vip:weekly',
    mission: 'mission:1',
    ranking: 'ranking:1',
    redRain: 'redRain:1',
    referral: 'referral:step:3',
  } as const
  for (const source of ['vip', 'mission', 'ranking', 'redRain', 'referral'] as const)
    await payReward(db, { merchant, memberId: id, at: clock, ...words, source, code: codes[source], amount: 500 })
  const { rows } = await all(range(clock, clock))
  expect(rows.map(({ txCode, txName }) => [txCode, txName])).toEqual([
    ['referral', 'Indicação de amigos'],
    ['redRain', 'Chuva de envelopes'],
    ['ranking', 'Prêmio do ranking'],
    ['mission', 'Prêmio de missão'],
    ['vip', 'Prêmio VIP'],
  ])
  expect((await all({ ...range(clock, clock), txCode: 'vip' })).rows).toHaveLength(1)
  const { content } = await getTransactionTypes(client, {})
  expect(content.filter(({ used }) => used).map(({ txCode }) => txCode)).toEqual(Object.keys(codes))
})

test('[7.6] a filter by type or direction applies to rows and sums, not to the opening and closing balance', async () => {
  const { id, range, all } = await newMember()
  const of = { merchant, memberId: id, at: clock }
  for (const amount of [300, 500]) await deposit(db, { ...of, amount, key: key() })
  const taken = key()
  const legs = [
    { party: { memberId: id, bucket: 'cash' as const }, amount: -200 },
    { party: { cashier: 'withdrawal' }, amount: 200 },
  ]
  await hold(db, { merchant, kind: 'withdrawal', key: taken, legs, at: clock })
  await voidHold(db, { key: key(), origin: taken, at: clock })
  const days = range(clock, clock)
  const codes = async (filter: object) => (await all({ ...days, ...filter })).rows.map(({ txCode }) => txCode)
  expect(await codes({})).toEqual(['withdrawalReturn', 'withdrawal', 'deposit', 'deposit'])
  expect(await codes({ flow: 'in' })).toEqual(['withdrawalReturn', 'deposit', 'deposit'])
  expect(await codes({ txCode: 'withdrawal' })).toEqual(['withdrawal'])
  expect(await codes({ txCode: 'no such type' })).toEqual([])
  expect((await all({ ...days, flow: 'in' })).sums).toEqual({ count: 3, amountIn: 1000, amountOut: 0, opening: 0, closing: 800 })
})

test('[7.6] a page begins where the previous one ended, even if money moved in between', async () => {
  const { id, client, range } = await newMember()
  const pay = (amount: number) => deposit(db, { merchant, memberId: id, amount, key: key(), at: clock })
  for (let amount = 1; amount <= 5; amount++) await pay(amount)
  const filter = { ...range(clock, clock), pageSize: 2 }
  const first = await getMemberTransactions(client, filter)
  await pay(6)
  const second = await getMemberTransactions(client, { ...filter, cursor: first.cursor })
  const third = await getMemberTransactions(client, { ...filter, cursor: second.cursor })
  expect([first, second, third].map(({ content }) => content.map(({ amount }) => amount))).toEqual([[5, 4], [3, 2], [1]])
  expect([first.footer?.count, second.footer, third.cursor]).toEqual([5, undefined, ''])
  await expect(getMemberTransactions(client, { ...filter, cursor: '1;drop' })).rejects.toMatchObject({ code: 'validation' })
  await expect(getMemberTransactions(client, { ...filter, pageSize: 501 })).rejects.toMatchObject({ code: 'validation' })
})

const moves = fc.record({
  kind: fc.constantFrom('deposit', 'stake', 'payout', 'refund', 'hold', 'void', 'adjustment'),
  amount: fc.integer({ min: 1, max: 9999 }),
  /** Below zero: the clock of another process may be behind. */
  later: fc.integer({ min: -2 * DAY, max: 20 * DAY }),
})

test('[7.6] for any history, opening balance and movements add up to the closing balance: by day, range and month, by type and by day', async () => {
  const start = clock
  clock += 250 * DAY
  const end = clock
  await fc.assert(
    fc.asyncProperty(fc.array(moves, { minLength: 1, maxLength: 12 }), fc.tuple(fc.nat(120), fc.nat(40)), async (history, [from, span]) => {
      const { id, client, range, all } = await newMember()
      await live(id, history, start)
      const whole = await everyMonth(client, start, end)
      for (const [index, { opening, amountIn, amountOut, closing, types, days }] of whole.entries()) {
        expect(opening + amountIn - amountOut).toBe(closing)
        expect(opening).toBe(whole[index - 1]?.closing ?? 0)
        expect(sum(types, ({ amount }) => amount)).toBe(amountIn - amountOut)
        expect(sum(days, (day) => day.amountIn - day.amountOut)).toBe(amountIn - amountOut)
        expect(days.at(-1)?.closing ?? opening).toBe(closing)
      }
      const { rows, sums } = await all(range(start + from * DAY, start + (from + span) * DAY))
      expect(sums.opening + sums.amountIn - sums.amountOut).toBe(sums.closing)
      expect(sum(rows, ({ amount }) => amount)).toBe(sums.amountIn - sums.amountOut)
      expect(rows.length).toBe(sums.count)
      for (const [index, row] of rows.entries()) expect(row.balanceBefore).toBe(rows[index + 1]?.balanceAfter ?? sums.opening)
      expect(rows[0]?.balanceAfter ?? sums.closing).toBe(sums.closing)
    }),
    { numRuns: 15 },
  )
  expect(await auditLedger(db)).toEqual({})
  clock = start
})

const sum = <Item>(items: readonly Item[], of: (item: Item) => number) => items.reduce((total, item) => total + of(item), 0)

/** Applies a history; movements that the balance does not cover are refused and left out. */
async function live(memberId: number, history: readonly { kind: string; amount: number; later: number }[], start: number) {
  const of = { merchant, memberId }
  const [stakes, holds]: [string[], string[]] = [[], []]
  let at = start
  for (const { kind, amount, later } of history) {
    at = Math.max(start, at + later)
    const name = key()
    const legs = [
      { party: { memberId, bucket: 'cash' as const }, amount: -amount },
      { party: 'cashier' as const, amount },
    ]
    const one = {
      deposit: () => deposit(db, { ...of, amount, key: name, at }),
      stake: () => stake(db, { ...of, amount, key: name, at }).then(() => stakes.push(name)),
      payout: () => stakes.length > 0 && payout(db, { stake: stakes.at(-1)!, amount, key: name, at }),
      refund: () => stakes.length > 0 && refund(db, { stake: stakes.pop()!, amount: 1, key: name, at }),
      hold: () => hold(db, { merchant, kind: 'withdrawal', key: name, legs, at }).then(() => holds.push(name)),
      void: () => holds.length > 0 && voidHold(db, { key: name, origin: holds.pop()!, at }),
      adjustment: () => transfer(db, { merchant, kind: 'adjustment', key: name, legs, at }),
    }[kind]
    await Promise.resolve(one!()).catch(() => undefined)
  }
}

async function everyMonth(client: ReturnType<typeof sandbox.client>, start: number, end: number) {
  const months: string[] = []
  for (let at = start; dayText(at).slice(0, 7) <= dayText(end).slice(0, 7); at += 28 * DAY) months.push(dayText(at).slice(0, 7))
  return Promise.all([...new Set(months)].map((month) => getStatement(client, { month })))
}

test('[2.1] with types=A an agent reads the movements of the complete team: names of indirect members are masked, other members are not included', async () => {
  const agent = await newMember(1)
  const [direct, further, stranger] = [await newMember(), await newMember(), await newMember()]
  for (const [below, above] of [[direct, agent], [further, direct]] as const) await db.updateTable('members').set({ upline_id: above.id }).where('id', '=', below.id).execute() // prettier-ignore
  for (const [index, { id }] of [agent, direct, further, stranger].entries()) await deposit(db, { merchant, memberId: id, amount: 100 + index, key: key(), at: clock }) // prettier-ignore
  await stake(db, { merchant, memberId: further.id, amount: 30, key: key(), at: clock })
  const { rows, sums } = await agent.all({ ...agent.range(clock, clock), types: 'A' })
  const cut = maskUser(further.userName)
  expect(rows.map(({ userName, amount }) => [userName, amount])).toEqual([[cut, -30], [cut, 102], [direct.userName, 101], [agent.userName, 100]]) // prettier-ignore
  expect(sums).toEqual({ count: 4, amountIn: 303, amountOut: 30, opening: 0, closing: 273 })
  const [of] = rows
  expect((await getMemberTransaction(agent.client, { id: of!.id, types: 'A' })).transaction).toEqual(of)
  const [theirs] = (await stranger.all(stranger.range(clock, clock))).rows
  for (const unseen of [{ id: of!.id }, { id: theirs!.id, types: 'A' as const }])
    await expect(getMemberTransaction(agent.client, unseen)).rejects.toMatchObject({ code: 'notFound' })
  await expect(getMemberTransactions(direct.client, { ...direct.range(clock, clock), types: 'A' })).rejects.toMatchObject({ code: 'access.role' }) // prettier-ignore
})

test('[2.1] one movement of a team and a page of them cost the same however large the team is', async () => {
  const agent = await newMember(1)
  const grow = async () => {
    const { id } = await newMember()
    await db.updateTable('members').set({ upline_id: agent.id }).where('id', '=', id).execute()
    await deposit(db, { merchant, memberId: id, amount: 100, key: key(), at: clock })
  }
  for (let members = 0; members < 2; members++) await grow()
  const { id } = (await agent.all({ ...agent.range(clock, clock), types: 'A' })).rows[0]!
  /** Parameters and row counts of each query about movements and teams; other queries, such as those for flags, run now and then. */
  const costs = async () => {
    const asked = vi.spyOn(db.getExecutor(), 'executeQuery')
    await getMemberTransaction(agent.client, { id, types: 'A' })
    await getMemberTransactions(agent.client, { ...agent.range(clock, clock), types: 'A', pageSize: 1 })
    const answers = await Promise.all(asked.mock.results.map(({ value }) => value))
    const all = asked.mock.calls.map(([query], index) => ({
      text: query.sql,
      cost: [query.parameters.length, answers[index]!.rows.length],
    }))
    const found = all.filter(({ text }) => /wallet_rows|team_paths/.test(text)).map(({ cost }) => cost)
    asked.mockRestore()
    return found
  }
  const before = await costs()
  expect(before).toHaveLength(9)
  for (let more = 0; more < 2; more++) await grow()
  expect(await costs()).toEqual(before)
})

test('[7.6] the current month is marked as running; a future month is refused', async () => {
  const { id, client } = await newMember()
  await deposit(db, { merchant, memberId: id, amount: 700, key: key(), at: clock })
  expect(await getStatement(client, { month: '2026-11' })).toMatchObject({
    running: true,
    opening: 0,
    closing: 700,
    count: 1,
    types: [{ txCode: 'deposit', txName: 'Depósito', count: 1, amount: 700 }],
    days: [{ day: '2026-11-20', amountIn: 700, amountOut: 0, closing: 700 }],
  })
  expect(await getStatement(client, { month: '2026-10' })).toMatchObject({ running: false, count: 0, opening: 0, closing: 0, days: [] })
  await expect(getStatement(client, { month: '2026-12' })).rejects.toMatchObject({ code: 'validation' })
})

test('[7.6] with 50,000 rows the first page, a filtered one and the last one take 50 ms at most', async () => {
  const { id, client, range } = await newMember()
  const rows = 50_000
  await sql`
    with made as (
      insert into ledger_transfers (merchant, kind, key, reference, created_at)
      select ${merchant}, case when n % 2 = 1 then 'deposit' else 'stake' end, 'many:' || n, 'round:many-' || n, ${clock - 29 * DAY}::bigint + n * 50000::bigint
      from generate_series(1, ${rows}::int) n order by n returning id, kind, created_at
    )
    insert into wallet_rows (member_id, transfer_id, type, amount, balance_before, balance_after, created_at)
    select ${id}::bigint, id, wallet_row_type(kind, 1), case kind when 'deposit' then 5 else -5 end, case kind when 'deposit' then 0 else 5 end,
      case kind when 'deposit' then 5 else 0 end, created_at from made order by id`.execute(db)
  const filter = range(clock - 29 * DAY, clock)
  const last = `${clock - 29 * DAY + 20 * 50_000}-999999999`
  expect((await getMemberTransactions(client, filter)).footer).toMatchObject({ count: rows, amountIn: 125_000, amountOut: 125_000 })
  const times = {
    first: await fastest(() => getMemberTransactions(client, filter)),
    narrowed: await fastest(() => getMemberTransactions(client, { ...filter, txCode: 'bet' })),
    last: await fastest(() => getMemberTransactions(client, { ...filter, cursor: last })),
  }
  expect(Math.max(...Object.values(times))).toBeLessThan(50)
  await sql`alter table wallet_rows disable trigger ledger_frozen`.execute(db)
  await sql`delete from wallet_rows where member_id = ${id}::bigint`.execute(db)
  await sql`alter table wallet_rows enable trigger ledger_frozen`.execute(db)
}, 60_000)

/** CPU milliseconds of the fastest of several tries: the database runs in this process, and other load on the machine is not counted. */
async function fastest(work: () => Promise<unknown>): Promise<number> {
  let best = Infinity
  for (let count = 0; count < 7; count++) {
    const begun = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(begun)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}
