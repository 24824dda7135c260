import { randomUUID } from 'node:crypto'
import { getGameRecords, getProfitLoss, getProfitLossRows, type ProfitLoss, type ProfitLossFigure } from '@platform/sdk/records'
import { expect, test } from 'vitest'
import { dayText } from '../gateway/days.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { closeGrant, grantBonus } from '../ledger/grants.ts'
import { hold, post, transfer } from '../ledger/transfer.ts'
import { voidBet } from '../ledger/voidBet.ts'
import { deposit, payout, stake } from '../ledger/wallet.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]
const clock = Date.UTC(2026, 10, 20, 15)
/** Midnight in Brazil between the 15th and the 16th. */
const MIDNIGHT = Date.UTC(2026, 10, 16, 3)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
const merchant = 'ipanema'

async function newMember() {
  const member = await sandbox.member()
  const { id } = await db.selectFrom('members').select('id').where('account', '=', member.userName).executeTakeFirstOrThrow()
  return { id, client: sandbox.client({ session: { ...member, firstTimeLogin: false } }) }
}
type Client = Awaited<ReturnType<typeof newMember>>['client']

/** Bets of a member on games of several products, with their transfers. */
function bettorOf(memberId: number) {
  const place = async (amount: number, at: number, game_type: 'RNG' | 'LIVE' = 'RNG') => {
    const round = randomUUID()
    await stake(db, { merchant, memberId, amount, key: `s:${round}`, reference: `round:${round}`, at })
    const game = { node_id: 'slot-1', vendor: 'BOREAL', game_type, play_session_id: null }
    await db
      .insertInto('game_records')
      .values({ ...game, merchant, member_id: memberId, round_id: round, stake: amount, status: 'open', bet_at: at, settled_at: null })
      .execute()
    return round
  }
  const settle = async (round: string, prize: number, at: number, valid_stake?: number) => {
    if (prize > 0) await payout(db, { stake: `s:${round}`, amount: prize, key: `w:${round}`, at })
    const set = { status: 'settled' as const, payout: prize, settled_at: at, ...(valid_stake !== undefined && { valid_stake }) }
    await db.updateTable('game_records').set(set).where('round_id', '=', round).execute()
  }
  const undo = (round: string, at: number) => db.transaction().execute((trx) => voidBet(trx, { round, stake: `s:${round}`, at }))
  return { place, settle, undo }
}

const range = (from: number, to: number) => ({ startDate: dayText(from), endDate: dayText(to) })

/** Every row behind a number, page by page. */
async function rowsOf(client: Client, filter: { startDate: string; endDate: string; figure: ProfitLossFigure; gameType?: string }) {
  const first = await getProfitLossRows(client, { ...filter, pageSize: 2 })
  const rows = [...first.content]
  for (let { cursor } = first; cursor;) {
    const page = await getProfitLossRows(client, { ...filter, cursor, pageSize: 2 })
    rows.push(...page.content)
    cursor = page.cursor
  }
  return { rows, footer: first.footer! }
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0)

/** Fetches every row behind every cell, and compares. */
async function expectCellsAreTheirRows(client: Client, period: { startDate: string; endDate: string }): Promise<ProfitLoss> {
  const answer = await getProfitLoss(client, period)
  const bets = async (cell: { count: number; betAmount: number; validBetAmount: number; winAmount: number }, filter: object) => {
    const { rows, footer } = await rowsOf(client, { ...period, figure: 'bets', ...filter })
    const { count, betAmount, validBetAmount, winAmount } = cell
    const added = {
      count: sum(rows, ({ voided }) => (voided ? -1 : 1)),
      betAmount: sum(rows, (row) => row.betAmount),
      validBetAmount: sum(rows, (row) => row.validBetAmount),
      winAmount: sum(rows, (row) => row.winAmount),
    }
    expect(added).toEqual({ count, betAmount, validBetAmount, winAmount })
    expect(footer).toMatchObject(added)
  }
  for (const product of answer.products) await bets(product, { gameType: product.gameType })
  for (const cell of [answer.total, ...answer.days]) {
    const days = 'day' in cell ? { startDate: cell.day as string, endDate: cell.day as string } : {}
    await bets(cell, days)
    for (const figure of ['rebate', 'reward', 'fee'] as const) {
      const { rows, footer } = await rowsOf(client, { ...period, ...days, figure })
      expect(sum(rows, ({ profit }) => profit)).toBe(figure === 'fee' ? 0 - cell.fee : cell[figure])
      expect(footer.profit).toBe(figure === 'fee' ? 0 - cell.fee : cell[figure])
    }
    expect(cell.profit).toBe(cell.winAmount - cell.betAmount + cell.rebate + cell.reward)
  }
  for (const field of ['count', 'betAmount', 'validBetAmount', 'winAmount', 'profit'] as const) {
    expect(sum(answer.days, (day) => day[field])).toBe(answer.total[field])
    if (field !== 'profit') expect(sum(answer.products, (product) => product[field])).toBe(answer.total[field])
  }
  return answer
}

test('[7.6] every number is the sum of its rows: bets over midnight, open, cancelled, voided late, bonuses, rebates, fees', async () => {
  const { id, client } = await newMember()
  const { place, settle, undo } = bettorOf(id)
  const of = { merchant, memberId: id }
  await deposit(db, { ...of, amount: 100_000, key: randomUUID(), at: MIDNIGHT - 5 * DAY })
  // Lost, won, and won with a stake of which only a part is valid.
  await settle(await place(1000, MIDNIGHT - 2 * HOUR), 0, MIDNIGHT - 2 * HOUR)
  await settle(await place(2000, MIDNIGHT - HOUR, 'LIVE'), 5000, MIDNIGHT - HOUR + 1)
  await settle(await place(3000, MIDNIGHT - HOUR), 100, MIDNIGHT - HOUR + 2, 0)
  // Placed before midnight, settled after it.
  const over = await place(4000, MIDNIGHT - MINUTE)
  await settle(over, 700, MIDNIGHT + MINUTE)
  // Still open, and cancelled while open: neither counts.
  await place(500, MIDNIGHT - MINUTE)
  await undo(await place(600, MIDNIGHT - MINUTE), MIDNIGHT)
  // Settled on the 15th, void on the 18th.
  const late = await place(7000, MIDNIGHT - 3 * HOUR)
  await settle(late, 9000, MIDNIGHT - 2 * HOUR)
  const before = await getProfitLoss(client, range(MIDNIGHT - DAY, MIDNIGHT - 1))
  // A bonus that came and one that ended, a rebate, a fee of a withdrawal.
  for (const [name, amount] of [['keep', 300], ['lose', 500]] as const) await grantBonus(db, { ...of, amount, key: `${name}:${id}`, multiple: 5, weights: { RNG: 100 }, at: MIDNIGHT + HOUR }) // prettier-ignore
  const rebate = [
    { party: 'promotion' as const, amount: -45 },
    { party: { memberId: id, bucket: 'cash' as const }, amount: 45 },
  ]
  await transfer(db, { merchant, kind: 'rebate', key: randomUUID(), legs: rebate, at: MIDNIGHT + 3 * HOUR })
  await paidWithdrawal(id, { amount: 10_000, fee: 250, at: MIDNIGHT + 4 * HOUR })
  await db.transaction().execute((trx) => closeGrant(trx, { memberId: id, key: `lose:${id}`, at: MIDNIGHT + DAY }))
  await undo(late, MIDNIGHT + 2 * DAY)

  const answer = await expectCellsAreTheirRows(client, range(MIDNIGHT - DAY, MIDNIGHT + 3 * DAY))
  expect(answer.total).toEqual({
    count: 4,
    betAmount: 10_000,
    validBetAmount: 7000,
    winAmount: 5800,
    rebate: 45,
    reward: 300,
    fee: 250,
    profit: 5800 - 10_000 + 45 + 300,
  })
  expect(answer.days.map(({ day }) => day)).toEqual(['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18'])
  expect(answer.days[1]).toMatchObject({ count: 1, betAmount: 4000, winAmount: 700, rebate: 45, reward: 800, fee: 250 })
  expect(answer.days[3]).toMatchObject({ count: -1, betAmount: -7000, validBetAmount: -7000, winAmount: -9000, profit: -2000 })
  expect(answer.products.map(({ gameType, betAmount, profit }) => [gameType, betAmount, profit])).toEqual([
    ['RNG', 8000, -7200],
    ['LIVE', 2000, 3000],
  ])
  // The figures of a past day do not change when one of its bets is voided later.
  expect(await getProfitLoss(client, range(MIDNIGHT - DAY, MIDNIGHT - 1))).toEqual(before)
  const { rows } = await rowsOf(client, { ...range(MIDNIGHT + 2 * DAY, MIDNIGHT + 2 * DAY), figure: 'bets' })
  expect(rows).toMatchObject([{ orderNo: late, orderType: 'bet', voided: true, betTime: MIDNIGHT - 3 * HOUR, time: MIDNIGHT + 2 * DAY }])
  expect(await auditLedger(db)).toEqual({})
})

test('[7.6] for the same day, the betting record by settlement has the bets of profit and loss, by placement it has others', async () => {
  const { id, client } = await newMember()
  const { place, settle } = bettorOf(id)
  await deposit(db, { merchant, memberId: id, amount: 100_000, key: randomUUID(), at: MIDNIGHT - DAY })
  const over = await place(4000, MIDNIGHT - MINUTE)
  const early = await place(1000, MIDNIGHT - HOUR)
  await place(500, MIDNIGHT - HOUR)
  await settle(early, 0, MIDNIGHT - MINUTE)
  await settle(over, 700, MIDNIGHT + MINUTE)
  for (const [day, settled, placed] of [
    [MIDNIGHT - 1, [early], 3],
    [MIDNIGHT, [over], 0],
  ] as const) {
    const days = range(day, day)
    const { total } = await getProfitLoss(client, days)
    const { content, footer } = await getGameRecords(client, { ...days, dateType: 'settle' })
    expect(content.map(({ orderNo }) => orderNo)).toEqual(settled)
    expect(content[0]!.settledTime).toBe(day === MIDNIGHT ? MIDNIGHT + MINUTE : MIDNIGHT - MINUTE)
    expect(footer).toMatchObject({ betAmount: total.betAmount, validBetAmount: total.validBetAmount, winAmount: total.winAmount, profit: total.profit }) // prettier-ignore
    expect((await getGameRecords(client, days)).footer.count).toBe(placed)
  }
})

/** A withdrawal that arrived, with its fee. */
async function paidWithdrawal(memberId: number, { amount, fee, at }: { amount: number; fee: number; at: number }) {
  const { id: bank_card_id } = await db
    .insertInto('bank_cards')
    .values({
      merchant,
      member_id: memberId,
      order_key: null,
      type: 'PIX',
      sealed: '',
      fingerprint: randomUUID(),
      masked: '•',
      holder: '',
      created_at: at,
      removed_at: null,
    }) // prettier-ignore
    .returning('id')
    .executeTakeFirstOrThrow()
  const order_no = `W${String(memberId).padStart(16, '0')}`
  const origin = `withdrawal:${order_no}`
  const legs = [
    { party: { memberId, bucket: 'cash' as const }, amount: -amount },
    { party: { cashier: 'withdrawal' }, amount: amount - fee },
    { party: 'fees' as const, amount: fee },
  ]
  await hold(db, { merchant, kind: 'withdrawal', key: origin, reference: order_no, legs, at })
  await post(db, { key: `${origin}:paid`, origin, at: at + MINUTE })
  const order = { order_no, order_key: null, merchant, member_id: memberId, bank_card_id, amount, fee, reason: null }
  await db
    .insertInto('withdrawals')
    .values({ ...order, status: 'paid', created_at: at, changed_at: at, paid_at: at + MINUTE })
    .execute()
}
