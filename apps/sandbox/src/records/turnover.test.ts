import { getPromotion, claimPromotion, joinPromotion } from '@platform/sdk/promotions'
import { getTurnover, getWalletBalance } from '@platform/sdk/wallet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLedger } from '../server/auditLedger.ts'
import { grantBonus } from '../ledger/grants.ts'
import { addRound } from '../testing/addRound.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { addPromotion } from '../testing/promotionRows.ts'

const sandbox = await fileSandbox()
beforeAll(async () => {
  await sandbox.db.updateTable('games').set({ rtp: 9600 }).where('game_type', '=', 'RNG').execute()
})
afterAll(async () => {
  expect(await auditLedger(sandbox.db)).toEqual({})
})

test('[7.6] a reward with turnover is listed with its remaining turnover, expected cost and counted bets, and becomes cash at the end', async () => {
  const member = await sandbox.member()
  const client = sandbox.client({ session: { ...member, firstTimeLogin: false } })
  expect(await getTurnover(client)).toMatchObject({ requirements: [], left: 0 })
  const id = await addPromotion(sandbox.db, { target: 500, reward: 10_000, multiple: 10, weights: JSON.stringify({ RNG: 100, LIVE: 10 }) })
  await joinPromotion(client, { id })
  await addRound(sandbox.db, member.userName, 600, { bet_at: Date.now() + 1000 })
  await claimPromotion(client, { id })
  expect((await getPromotion(client, { id })).promotion.status).toBe('claimed')
  expect((await getWalletBalance(client)).sumBalance).toBe(10_000)

  const later = { bet_at: Date.now() + 2000, settled_at: Date.now() + 2000 }
  await addRound(sandbox.db, member.userName, 30_000, later)
  await addRound(sandbox.db, member.userName, 10_000, { ...later, game_type: 'LIVE' })
  const { requirements, left } = await getTurnover(client)
  expect(left).toBe(69_000)
  expect(requirements).toMatchObject([
    { source: 'bonus', title: 'Missão', base: 10_000, required: 100_000, done: 31_000, left: 69_000, bonus: 10_000 },
  ])
  expect(requirements[0]!.weights.toSorted((a, b) => b.weight - a.weight)).toMatchObject([
    { gameType: 'RNG', weight: 100, expectedCost: 2760 },
    { gameType: 'LIVE', weight: 10, expectedCost: 27_600 },
  ])
  expect(requirements[0]!.bets.map(({ amount, weight }) => [amount, weight])).toEqual([
    [10_000, 10],
    [30_000, 100],
  ])
  await addRound(sandbox.db, member.userName, 69_000, later)
  expect(await getTurnover(client)).toMatchObject({ requirements: [], left: 0 })
  expect((await getWalletBalance(client)).sumBalance).toBe(10_000)
})

test('[7.6] turnover prices only what the merchant sells', async () => {
  const member = await sandbox.member({ merchant: 'lotus' })
  const client = sandbox.client({ merchant: 'lotus', session: { ...member, firstTimeLogin: false } })
  const { id } = await sandbox.db.selectFrom('members').select('id').where('account', '=', member.userName).executeTakeFirstOrThrow()
  const bonus = { merchant: 'lotus', memberId: id, amount: 120, multiple: 10, weights: { RNG: 100, PVP: 50 }, key: 'lotus', at: 1 }
  await grantBonus(sandbox.db, bonus)
  const [requirement] = (await getTurnover(client)).requirements
  expect(requirement!.weights.map(({ gameType, expectedCost }) => [gameType, expectedCost < requirement!.left])).toEqual([['RNG', true]])
})
