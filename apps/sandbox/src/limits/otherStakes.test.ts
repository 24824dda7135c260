import { minor } from '@platform/sdk'
import { getCurrentDraw, placeLotteryBet } from '@platform/sdk/lottery'
import { getLimits, setLimit } from '@platform/sdk/protection'
import { afterAll, expect, test } from 'vitest'
import { auditLedger } from '../server/auditLedger.ts'
import { grantBonus } from '../ledger/grants.ts'
import { balanceOf } from '../ledger/wallet.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { addLottery } from '../testing/lotteryRows.ts'
import { openBet } from '../testing/openBet.ts'
import { protectedMember } from '../testing/protectedMember.ts'
import { takeBet } from './takeBet.ts'

const clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
const gameCode = await addLottery(db, 'ipanema')
sandbox.sandbox.services.shared.clear()
afterAll(async () => expect(await auditLedger(db)).toEqual({}))
const key = () => ({ idempotencyKey: crypto.randomUUID() })

test('[7.6] a slip counts each line as a bet and the sum as its stake, and is refused as a whole', async () => {
  const { client, balance } = await protectedMember(sandbox, { balance: 5000 })
  const { drawId } = (await getCurrentDraw(client, { gameCode })).draw!
  const slip = (lines: number) =>
    placeLotteryBet(
      client,
      { drawId, lines: Array.from({ length: lines }, () => ({ playCode: 'DICE_SUM', numbers: 'BIG', unit: minor(100), multiplier: 1 })) },
      key(),
    )
  const used = async () => (await getLimits(client)).limits.map((limit) => [limit.kind, limit.used, limit.left])
  await setLimit(client, { kind: 'bets', period: 'day', value: 5 })
  expect(await failureOf(slip(6))).toMatchObject({ code: 'limit.bets', value: { limit: 5, left: 5 } })
  await slip(3)
  expect(await used()).toEqual([['bets', 3, 2]])
  expect(await failureOf(slip(3))).toMatchObject({ code: 'limit.bets', value: { left: 2 } })
  // Of an unsettled slip everything counts as lost.
  for (const kind of ['stake', 'loss'] as const) {
    await setLimit(client, { kind, period: 'week', value: 499 })
    expect(await failureOf(slip(2))).toMatchObject({ code: `limit.${kind}`, value: { limit: 499, left: 199 } })
    await setLimit(client, { kind, period: 'week', value: 400 })
  }
  await slip(1)
  expect(await used()).toEqual([
    ['bets', 4, 1],
    ['loss', 400, 0],
    ['stake', 400, 0],
  ])
  expect(await balance()).toBe(4600)
})

test('[7.6] stakes of a bonus count as those of cash do; a bonus and a reward give a limit no room', async () => {
  const ana = await protectedMember(sandbox, { balance: 100 })
  await grantBonus(db, { ...ana.of, amount: 900, key: `bonus:${ana.id}`, multiple: 3, weights: { RNG: 100 }, at: clock })
  const merchant = sandbox.sandbox.services.merchants.find('ipanema')!
  const take = (amount: number) =>
    openBet(db, {
      ...ana.of,
      amount,
      now: () => clock,
      take: async (trx, move) => (await takeBet({ db: trx, merchant, now: () => clock }, move)).notify(),
    })
  for (const kind of ['loss', 'stake'] as const) await setLimit(ana.client, { kind, period: 'day', value: 500 })
  // All of the cash, the rest of the bonus.
  const bet = await take(400)
  expect(await failureOf(take(101))).toMatchObject({ code: 'limit.loss', value: { left: 100 } })
  await grantBonus(db, { ...ana.of, amount: 500, key: `reward:${ana.id}`, kind: 'reward', multiple: 0, weights: {}, at: clock })
  expect(await failureOf(take(101))).toMatchObject({ code: 'limit.loss', value: { left: 100 } })
  await bet.settle(400)
  expect((await getLimits(ana.client)).limits).toMatchObject([
    { kind: 'loss', used: 0 },
    { kind: 'stake', used: 400 },
  ])
  expect(await balanceOf(db, ana.id)).toBe(1500)
})
