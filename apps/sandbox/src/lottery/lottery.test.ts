import { newIdempotencyKey } from '@platform/sdk'
import * as lottery from '@platform/sdk/lottery'
import { getGameRecords } from '@platform/sdk/records'
import { getWalletBalance } from '@platform/sdk/wallet'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLedger } from '../server/auditLedger.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { addLottery } from '../testing/lotteryRows.ts'

const MINUTE = 60_000
/** Half past a minute: 25 s until betting ends, 30 s until the draw. */
let clock = Date.UTC(2026, 10, 20, 15, 0, 30)
const sandbox = await fileSandbox({ clock: () => clock })
beforeAll(async () => {
  for (const merchant of ['ipanema', 'lotus'])
    await addLottery(sandbox.db, merchant, { code: codeOf(merchant), family: 'FIVE', period_ms: MINUTE })
  sandbox.sandbox.services.shared.clear()
  await sandbox.console('flags', { merchant: 'ipanema', flag: 'TRANSBETREPMEM3', on: true })
})
beforeEach(() => {
  clock += 10 * MINUTE
})
afterAll(async () => {
  expect(await auditLedger(sandbox.db)).toEqual({})
})

const codeOf = (merchant: string) => `F${merchant.toUpperCase()}`
const gameCode = codeOf('ipanema')
const day = () => new Date(clock - 3 * 3_600_000).toISOString().slice(0, 10)

async function player(options: { balance?: number; merchant?: string; type?: number } = {}) {
  const { merchantCode, userName, token, type } = await sandbox.member({ balance: 10_000, ...options })
  const session = { token, merchantCode, userName, type, firstTimeLogin: false }
  const client = sandbox.client({ merchant: merchantCode.replace('_trial', ''), session })
  return { client, token, balance: async () => (await getWalletBalance(client)).sumBalance as number }
}
type Client = Awaited<ReturnType<typeof player>>['client']

const onSale = async (client: Client, code = gameCode) => (await lottery.getCurrentDraw(client, { gameCode: code })).draw!
/** Big or small, odd or even: two of the four bets win, whatever is drawn. Costs 4.00, brings 3.90. */
const sure = { playCode: 'FIVE_SUM' as const, numbers: 'BIG,SMALL,ODD,EVEN', unit: 100 as never, multiplier: 1 }
const bet = (client: Client, drawId: string, lines = [sure], idempotencyKey = newIdempotencyKey()) =>
  lottery.placeLotteryBet(client, { drawId, lines }, { idempotencyKey })

test('[2.8] the hash of a draw is published before it opens, and its seed afterwards: the seed matches the hash', async () => {
  const { client } = await player()
  const draw = await onSale(client)
  const next = await sandbox.db
    .selectFrom('lottery_draws')
    .selectAll()
    .where('lottery', '=', gameCode)
    .where('opens_at', '=', draw.lockTime)
    .executeTakeFirstOrThrow()
  expect(next.committed_at).toBeLessThan(next.opens_at)
  expect(await lottery.getDraw(client, { drawId: next.id })).toMatchObject({ hash: next.hash, seed: '', winningNumber: '' })
  clock = next.draws_at
  const told = await lottery.getDraw(client, { drawId: next.id })
  expect(told.hash).toBe(next.hash)
  expect(await lottery.verifyDraw(told)).toEqual({ hash: true, numbers: true })
  expect((await lottery.getOpenedDraws(client, { gameCode }))[0]).toEqual(told)
})

test('[2.8] a published hash cannot be changed, and a draw cannot be drawn again', async () => {
  const { client } = await player()
  const { drawId, winningTime } = await onSale(client)
  const change = (what: object) => sandbox.db.updateTable('lottery_draws').set(what).where('id', '=', drawId).execute()
  for (const what of [{ hash: 'ff' }, { draws_at: winningTime + MINUTE }, { numero: '1' }]) {
    await expect(change(what)).rejects.toThrow('keeps its promise')
  }
  clock = winningTime
  await lottery.getDraw(client, { drawId })
  await expect(change({ winning_number: '1,2,3,4,5' })).rejects.toThrow('keeps its promise')
})

test('[2.8] no answer and no column contains the seed of an undrawn draw', async () => {
  const { client } = await player()
  const draw = await onSale(client)
  const { order } = await bet(client, draw.drawId)
  const row = await sandbox.db.selectFrom('lottery_draws').selectAll().where('id', '=', draw.drawId).executeTakeFirstOrThrow()
  const seed = sandbox.sandbox.services.vault.open(row.sealed_seed!)
  expect(await lottery.hashOfDraw(draw.drawId, seed)).toBe(draw.hash)
  const answers = await Promise.all([
    lottery.getMobileLotteries(client),
    lottery.getCurrentDraw(client, { gameCode }),
    lottery.getDraw(client, { drawId: draw.drawId }),
    lottery.getOpenedDraws(client, { gameCode }),
    lottery.getLotteryOrder(client, { orderNo: order.orderNo }),
    sandbox.send('GET', '/console/api/state'),
  ])
  const { rows } = await sql<{ row: string }>`select d::text as row from lottery_draws d`.execute(sandbox.db)
  expect(JSON.stringify([answers, rows])).not.toContain(seed)
})

test('[2.8] the lobby shows the draw on sale, its remaining time, and the numbers of the previous one', async () => {
  const { client } = await player()
  const before = await onSale(client)
  clock = before.winningTime
  const game = (await lottery.getMobileLotteries(client)).find((one) => one.gameCode === gameCode)!
  expect(game).toMatchObject({ isSale: true, previousNumero: before.numero, remainTime: game.lockTime - clock })
  expect(game.winningTime - game.lockTime).toBe(5000)
  expect(game.previousWinningNumber).toBe((await lottery.getDraw(client, before)).winningNumber)
  const groups = await lottery.getLotteryList(client, { prizeMode: 'Lott' })
  expect(groups.map(({ gameGroupId }) => gameGroupId)).toEqual(['GLott'])
  expect(Object.keys(await lottery.getLotteryMenu(client, { prizeMode: 'Lott' }))).toEqual(['GLott'])
  expect(await lottery.getLotteryList(client, { prizeMode: 'Elott' })).toEqual([])
  expect((await lottery.getVnMenu(client)).map(({ tag }) => tag)).toEqual(['GLott'])
})

test('[7.4] a bet is staked, drawn, paid to the cent, recorded and notified once', async () => {
  const { client, balance } = await player()
  const { cursor } = await lottery.getSettledBets(client)
  const draw = await onSale(client)
  const placed = await bet(client, draw.drawId)
  expect(placed).toMatchObject({
    balance: 9600,
    order: { stake: 400, status: 'open', subOrders: [{ bets: 4, odds: 195, cancellable: true }] },
  })
  expect((await lottery.getRecentLotteries(client)).map((game) => game.gameCode)).toEqual([gameCode])
  clock = draw.winningTime - 1
  expect(await balance()).toBe(9600)
  expect((await lottery.getSettledBets(client, { cursor })).content).toEqual([])
  clock = draw.winningTime
  expect(await balance()).toBe(9990)
  const { orderNo } = placed.order
  const order = await lottery.getLotteryOrder(client, { orderNo })
  expect(order).toMatchObject({ status: 'won', prize: 390, subOrders: [{ prize: 390, status: 'won', cancellable: false }] })
  const [line] = order.subOrders
  expect(lottery.winsOf(line!.playCode, lottery.parseNumbers(line!.numbers), lottery.parseNumbers(order.winningNumber))).toBe(2)
  const told = await lottery.getSettledBets(client, { cursor })
  expect(told.content).toEqual([expect.objectContaining({ orderNo, numero: draw.numero, stake: 400, prize: 390 })])
  expect((await lottery.getSettledBets(client, { cursor: told.cursor })).content).toEqual([])
  // A device that was not asked yet hears of what this sign-in brought, a later sign-in of nothing old.
  expect(await lottery.getSettledBets(client)).toEqual(told)
  await sandbox.db
    .updateTable('sessions')
    .set({ created_at: clock + 1 })
    .execute()
  expect(await lottery.getSettledBets(client)).toEqual({ content: [], cursor: told.cursor })
  const page = await lottery.getLotteryOrders(client, { startDate: day(), endDate: day(), gameCode, status: 'won' })
  expect(page).toMatchObject({ content: [{ orderNo, lines: 1 }], footer: { count: 1, stake: 400, prize: 390, profit: -10 } })
  const settled = { startDate: day(), endDate: day(), dateType: 'settle' as const }
  expect(await lottery.getLotteryOrders(client, settled)).toMatchObject({
    content: [{ settledTime: clock }],
    footer: { count: 1, profit: -10 },
  })
  const records = await getGameRecords(client, { startDate: day(), endDate: day() })
  expect(records.content).toEqual([expect.objectContaining({ orderNo: `${orderNo}-1`, betAmount: 400, winAmount: 390 })])
})

test('[2.8] a draw that locks while the player confirms accepts no bet; the next one is on sale immediately', async () => {
  const { client, balance } = await player()
  const draw = await onSale(client)
  clock = draw.lockTime - 1
  await expect(bet(client, draw.drawId)).resolves.toBeTruthy()
  clock = draw.lockTime
  await expect(bet(client, draw.drawId)).rejects.toMatchObject({ code: 'lottery.drawClosed' })
  const next = await onSale(client)
  expect(next.openTime).toBe(draw.lockTime)
  await expect(bet(client, next.drawId)).resolves.toBeTruthy()
  clock = draw.winningTime + MINUTE
  for (const { drawId } of [draw, next]) await expect(bet(client, drawId)).rejects.toMatchObject({ code: 'lottery.drawClosed' })
  expect(await balance()).toBe(10_000 - 2 * 10)
})

test('[7.4] a draw with a published hash that is not open yet accepts no bet', async () => {
  const { client } = await player()
  const { lockTime } = await onSale(client)
  const next = await sandbox.db
    .selectFrom('lottery_draws')
    .select('id')
    .where('lottery', '=', gameCode)
    .where('opens_at', '=', lockTime)
    .executeTakeFirstOrThrow()
  await expect(bet(client, next.id)).rejects.toMatchObject({ code: 'lottery.drawClosed' })
})

test('[7.4] a line can be cancelled until the lock, once; the others take part', async () => {
  const { client, balance } = await player()
  const draw = await onSale(client)
  const { order } = await bet(client, draw.drawId, [sure, { ...sure, multiplier: 2 }])
  const [first, second] = order.subOrders.map(({ subOrderNo }) => ({ subOrderNo }))
  const cancelled = await lottery.cancelSubOrder(client, second!)
  expect(cancelled).toMatchObject({
    balance: 9600,
    order: { stake: 400, status: 'open', subOrders: [{ status: 'open' }, { status: 'cancelled', cancellable: false }] },
  })
  await expect(lottery.cancelSubOrder(client, second!)).rejects.toMatchObject({ code: 'lottery.cancelClosed' })
  const { order: whole } = await bet(client, draw.drawId)
  const gone = await lottery.cancelSubOrder(client, { subOrderNo: whole.subOrders[0]!.subOrderNo })
  expect(gone.order).toMatchObject({ status: 'cancelled', stake: 0 })
  clock = draw.lockTime
  await expect(lottery.cancelSubOrder(client, first!)).rejects.toMatchObject({ code: 'lottery.cancelClosed' })
  clock = draw.winningTime
  expect(await balance()).toBe(9990)
  expect((await lottery.getSettledBets(client, { cursor: '0' })).content.map(({ orderNo }) => orderNo)).toEqual([order.orderNo])
})

test('[7] one key is one bet, however often it is sent; another slip under it is refused', async () => {
  const { client, balance } = await player()
  const { drawId } = await onSale(client)
  const key = newIdempotencyKey()
  const answers = [await bet(client, drawId, [sure], key), ...(await Promise.all([1, 2, 3].map(() => bet(client, drawId, [sure], key))))]
  expect(new Set(answers.map(({ order }) => order.orderNo)).size).toBe(1)
  await expect(bet(client, drawId, [{ ...sure, multiplier: 2 }], key)).rejects.toMatchObject({ kind: 'conflict' })
  expect(await balance()).toBe(9600)
})

test('[5] a slip that the page would refuse is refused here too, and one above the balance is refused completely', async () => {
  const { client, balance } = await player({ balance: 700 })
  const { drawId } = await onSale(client)
  for (const wrong of [{ numbers: 'BIG,BIG' }, { multiplier: 0 }, { unit: 7 as never }, { playCode: 'DICE_SUM' as never }]) {
    await expect(bet(client, drawId, [{ ...sure, ...wrong }])).rejects.toMatchObject({ kind: 'validation' })
  }
  await expect(bet(client, drawId, [])).rejects.toMatchObject({ kind: 'validation' })
  await expect(bet(client, drawId, [sure, sure])).rejects.toMatchObject({ code: 'wallet.insufficient' })
  expect(await balance()).toBe(700)
})

test('[6] draws of another merchant count as unknown; a merchant without lotteries has none', async () => {
  const { client } = await player()
  const there = await player({ merchant: 'lotus' })
  const foreign = await onSale(there.client, codeOf('lotus'))
  await expect(bet(client, foreign.drawId)).rejects.toMatchObject({ code: 'lottery.unknown' })
  await expect(lottery.getDraw(client, foreign)).rejects.toMatchObject({ code: 'lottery.unknown' })
  expect((await lottery.getMobileLotteries(client)).map((game) => game.gameCode)).not.toContain(codeOf('lotus'))
})

test('[6] a trial account bets with play money at the trial merchant', async () => {
  const { client, balance } = await player({ merchant: 'ipanema_trial', type: 4 })
  const draw = await onSale(client)
  await bet(client, draw.drawId)
  clock = draw.winningTime
  expect(await balance()).toBe(9990)
})

test('[4] after an idle time no past draws are created, since no player could bet on them', async () => {
  const { client } = await player()
  const { numero } = await onSale(client)
  clock += 5 * 60 * MINUTE
  const late = await onSale(client)
  const [last] = await lottery.getOpenedDraws(client, { gameCode })
  // Two were promised before the pause, and were held.
  expect(Number(last!.numero) - Number(numero)).toBe(1)
  expect(late.openTime).toBe(clock)
  expect((await lottery.getMobileLotteries(client)).find((game) => game.gameCode === gameCode)).toMatchObject({ isSale: true })
})

test('[4] with a clock that is set back no draw is sold twice: a drawn one stays drawn', async () => {
  const { client } = await player()
  const draw = await onSale(client)
  for (let i = 0; i < 8; i++) {
    clock += MINUTE
    await onSale(client)
  }
  expect((await lottery.getDraw(client, draw)).seed).not.toBe('')
  clock = draw.lockTime - 10_000
  await expect(bet(client, draw.drawId)).rejects.toMatchObject({ code: 'lottery.drawClosed' })
  expect((await lottery.getCurrentDraw(client, { gameCode })).draw).toBeUndefined()
  expect((await lottery.getMobileLotteries(client)).find((game) => game.gameCode === gameCode)).toMatchObject({
    isSale: false,
    numero: '',
    remainTime: 0,
  })
  // Caught up with a draw that was promised and not drawn.
  clock = draw.lockTime + 8 * MINUTE - 10_000
  await expect(bet(client, (await onSale(client)).drawId)).resolves.toBeTruthy()
})

test('[9] a closed lottery accepts no bet', async () => {
  const { client } = await player()
  const { drawId } = await onSale(client)
  await sandbox.db.updateTable('games').set({ maintenance: true }).where('node_id', '=', `lottery-${gameCode}`).execute()
  sandbox.sandbox.services.shared.clear()
  expect((await lottery.getCurrentDraw(client, { gameCode })).draw).toBeUndefined()
  await expect(bet(client, drawId)).rejects.toMatchObject({ code: 'game.maintenance' })
  await sandbox.db.updateTable('games').set({ maintenance: false }).where('node_id', '=', `lottery-${gameCode}`).execute()
  sandbox.sandbox.services.shared.clear()
})
