import { minor } from '@platform/sdk'
import { getMemberTransaction, getMemberTransactions, getStatement } from '@platform/sdk/records'
import { closeAccount } from '@platform/sdk/security'
import { getMerchantWallet, getWalletBalance, transferBetweenWallets } from '@platform/sdk/wallet'
import { afterAll, expect, test } from 'vitest'
import { dayText } from '../gateway/days.ts'
import { auditLedger } from '../ledger/audit.ts'
import { grantBonus } from '../ledger/grants.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { securityMember } from '../testing/securityMember.ts'
import { merchants } from '../testing/startTestSandbox.ts'

const wallets = [
  { wallet: 'games', name: { pt: 'Jogos', en: 'Games' } },
  { wallet: 'sports', name: { pt: 'Esportes', en: 'Sports' } },
]
const clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock, merchants: [{ ...merchants[0]!, wallets }, merchants[1]!] })
afterAll(async () => expect(await auditLedger(sandbox.db)).toEqual({}))

/** A member with R$ 1,000, and short ways to move money and look at it. */
async function owner() {
  const member = await securityMember(sandbox, { balance: 100_000 })
  const move = (from: string, to: string, amount: number, idempotencyKey: string = crypto.randomUUID()) =>
    transferBetweenWallets(member.client, { from, to, amount: minor(amount) }, { idempotencyKey })
  const balances = async () => (await getMerchantWallet(member.client, {})).wallets.map(({ balance }) => balance)
  return { ...member, move, balances }
}

test('[7.6] money moves between own wallets, and the record says from or to which', async () => {
  const { client, move, balances } = await owner()
  expect(await getMerchantWallet(client, {})).toMatchObject({
    isSingle: false,
    wallets: [
      { wallet: 'main', name: 'Carteira principal', balance: 100_000, transferable: 100_000 },
      { wallet: 'games', name: 'Jogos', balance: 0, transferable: 0 },
      { wallet: 'sports', name: 'Esportes', balance: 0, transferable: 0 },
    ],
  })
  const { transferId, wallets: after } = await move('main', 'games', 40_000)
  expect(after.map(({ balance }) => balance)).toEqual([60_000, 40_000, 0])
  await move('games', 'main', 15_000)
  expect(await balances()).toEqual([75_000, 25_000, 0])
  expect((await getWalletBalance(client, {})).sumBalance).toBe(75_000)
  const day = dayText(clock)
  const { content: rows } = await getMemberTransactions(client, { startDate: day, endDate: day })
  expect(rows.slice(0, 2)).toMatchObject([
    { txCode: 'transferIn', txName: 'De outra carteira', note: 'Jogos', amount: 15_000, balanceBefore: 60_000, balanceAfter: 75_000 },
    { txCode: 'transferOut', txName: 'Para outra carteira', note: 'Jogos', amount: -40_000, balanceAfter: 60_000 },
  ])
  expect(await getMemberTransaction(client, { id: rows[1]!.id })).toMatchObject({
    transferId,
    parts: [{ bucket: 'cash', amount: -40_000 }],
  })
  expect(await getStatement(client, { month: day.slice(0, 7) })).toMatchObject({ opening: 0, closing: 75_000 })
})

test('[7.6] the same key moves once, and what cannot move leaves every wallet as it was', async () => {
  const { client, move, balances, row, password } = await owner()
  const first = await move('main', 'games', 30_000, 'one-key')
  expect(await move('main', 'games', 30_000, 'one-key')).toEqual(first)
  expect(await failureOf(move('main', 'sports', 30_000, 'one-key'))).toMatchObject({ code: 'idempotency.mismatch' })
  for (const [from, to] of [
    ['games', 'sports'],
    ['main', 'main'],
    ['games', 'games'],
    ['main', 'other'],
  ])
    // prettier-ignore
    expect(await failureOf(move(from!, to!, 100)), `${from} → ${to}`).toMatchObject({ fields: { to: 'validation' } })
  for (const amount of [0, -100]) expect(await failureOf(move('games', 'main', amount))).toMatchObject({ fields: { amount: 'validation' } })
  for (const wrong of [move('main', 'games', 70_001), move('games', 'main', 30_001), move('sports', 'main', 1)])
    expect(await failureOf(wrong)).toMatchObject({ code: 'wallet.insufficient' })
  // A bonus stays where its turnover is counted.
  const { id: memberId } = await row()
  await grantBonus(sandbox.db, { merchant: 'ipanema', memberId, key: 'bonus:wallets', amount: 500, multiple: 3, weights: { RNG: 100 }, at: clock }) // prettier-ignore
  expect((await getMerchantWallet(client, {})).wallets[0]).toMatchObject({ balance: 70_500, transferable: 70_000 })
  expect(await failureOf(move('main', 'games', 70_001))).toMatchObject({ code: 'wallet.insufficient' })
  expect(await balances()).toEqual([70_500, 30_000, 0])
  expect(await failureOf(closeAccount(client, { password }))).toMatchObject({ code: 'close.balance' })
})

test('[7.6] transfers that race, in both directions, never move more than there is', async () => {
  const { move, balances } = await owner()
  const out = Array.from({ length: 15 }, () => move('main', 'games', 10_000))
  const back = Array.from({ length: 5 }, () => move('games', 'main', 10_000))
  const results = await Promise.allSettled([...out, ...back])
  const codes = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as { code: string }).code] : []))
  expect(new Set([...codes, 'wallet.insufficient'])).toEqual(new Set(['wallet.insufficient']))
  const [main, games] = await balances()
  expect(main! + games!).toBe(100_000)
  expect(Math.min(main!, games!)).toBeGreaterThanOrEqual(0)
})

test('[2.3] a merchant with one wallet says so, and there is nothing to transfer', async () => {
  const { client } = await securityMember(sandbox, { merchant: 'lotus', balance: 5000 })
  expect(await getMerchantWallet(client, {})).toMatchObject({ isSingle: true, wallets: [{ wallet: 'main', balance: 5000 }] })
  const move = transferBetweenWallets(client, { from: 'main', to: 'games', amount: minor(100) }, { idempotencyKey: 'any-key-at-all' })
  expect(await failureOf(move)).toMatchObject({ code: 'wallet.single' })
})
