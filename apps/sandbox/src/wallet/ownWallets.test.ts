import { minor } from '@platform/sdk'
import { getMemberTransaction, getMemberTransactions, getStatement } from '@platform/sdk/records'
import { closeAccount } from '@platform/sdk/security'
import { payDebt } from '@platform/sdk/withdraw'
import { getMerchantWallet, getWalletBalance, transferBetweenWallets } from '@platform/sdk/wallet'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { dayText } from '../gateway/days.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { grantBonus } from '../ledger/grants.ts'
import { transfer } from '../ledger/transfer.ts'
import { takeBack } from '../ledger/wallet.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { securityMember } from '../testing/securityMember.ts'
import { merchants } from '../testing/startTestSandbox.ts'
import { moneyOf } from '../withdrawals/factsOf.ts'
import { settleDebt } from '../withdrawals/payDebt.ts'

const wallets = [
  { wallet: 'games', name: { pt: 'Jogos', en: 'Games' } },
  { wallet: 'sports', name: { pt: 'Esportes', en: 'Sports' } },
]
const clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock, merchants: [{ ...merchants[0]!, wallets }, merchants[1]!] })
afterAll(async () => expect(await auditLedger(sandbox.db)).toEqual({}))

/** A member with R$ 1,000, with shortcuts to move money and to read balances. */
async function owner() {
  const member = await securityMember(sandbox, { balance: 100_000 })
  const move = (from: string, to: string, amount: number, idempotencyKey: string = crypto.randomUUID()) =>
    transferBetweenWallets(member.client, { from, to, amount: minor(amount) }, { idempotencyKey })
  const balances = async () => (await getMerchantWallet(member.client, {})).wallets.map(({ balance }) => balance)
  return { ...member, move, balances }
}

test('[7.6] money moves between own wallets, and the record names the other wallet', async () => {
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

test('[7.6] the same key moves money once, and a refused transfer leaves every wallet unchanged', async () => {
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
  for (const [from, to, amount] of [
    ['main', 'games', 70_001],
    ['games', 'main', 30_001],
    ['sports', 'main', 1],
  ] as const)
    expect(await failureOf(move(from, to, amount))).toMatchObject({ code: 'wallet.insufficient' })
  // A bonus stays where its turnover is counted.
  const { id: memberId } = await row()
  await grantBonus(sandbox.db, { merchant: 'ipanema', memberId, key: 'bonus:wallets', amount: 500, multiple: 3, weights: { RNG: 100 }, at: clock }) // prettier-ignore
  expect((await getMerchantWallet(client, {})).wallets[0]).toMatchObject({ balance: 70_500, transferable: 70_000 })
  expect(await failureOf(move('main', 'games', 70_001))).toMatchObject({ code: 'wallet.insufficient' })
  expect(await balances()).toEqual([70_500, 30_000, 0])
  // Who leaves has everything where it is withdrawn from; the bonus has ended.
  await closeAccount(client, { password })
  const { rows } = await sql<{
    balance: number
  }>`select balance from ledger_accounts where member_id = ${memberId} and kind = 'cash'`.execute(sandbox.db)
  expect(rows).toEqual([{ balance: 100_000 }])
})

test('[7.6] parallel transfers in both directions never move more than there is', async () => {
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

test('[7.6] a claw-back takes money from every wallet, and during a debt or a freeze no cash leaves the main wallet', async () => {
  const { client, move, balances, row } = await owner()
  const { id: memberId } = await row()
  const clawBack = (amount: number, key: string) =>
    takeBack(sandbox.db, { merchant: 'ipanema', memberId, amount, key: `${key}:${memberId}`, at: clock }, 'clawback')
  await move('main', 'games', 60_000)
  await move('main', 'sports', 40_000)
  for (const _again of [1, 2]) expect(await clawBack(70_000, 'first')).toBe(0)
  expect(await balances()).toEqual([0, 0, 30_000])
  expect((await moneyOf(sandbox.db, memberId)).owed).toBe(0)
  const day = dayText(clock)
  const { content: rows } = await getMemberTransactions(client, { startDate: day, endDate: day })
  expect(rows.slice(0, 3).map(({ note, amount }) => [note, amount])).toEqual([
    ['', -70_000],
    ['Esportes', 10_000],
    ['Jogos', 60_000],
  ])
  await clawBack(50_000, 'second')
  expect([await balances(), (await moneyOf(sandbox.db, memberId)).owed]).toEqual([[0, 0, 0], 20_000])
  await sandbox.console('deposits', { merchant: 'ipanema', userName: (await row()).account, amount: 30_000 })
  expect(await failureOf(move('main', 'games', 100))).toMatchObject({ code: 'wallet.blocked' })
  await payDebt(client, { amount: minor(20_000) }, { idempotencyKey: crypto.randomUUID() })
  await move('main', 'games', 10_000)
  await move('games', 'main', 4000)
  await sandbox.db.updateTable('members').set({ withdrawals_frozen: true }).where('id', '=', memberId).execute()
  expect(await failureOf(move('main', 'games', 100))).toMatchObject({ code: 'wallet.blocked' })
  await move('games', 'main', 1000)
  expect(await balances()).toEqual([5000, 5000, 0])
})

test('[7.6] an older debt is paid from every wallet, by the member and by an operator', async () => {
  const { client, move, balances, row } = await owner()
  const { id: memberId } = await row()
  await move('main', 'games', 100_000)
  // A debt from before claw-backs took money from the other wallets.
  const legs = [
    { party: { memberId, bucket: 'receivable' as const }, amount: -50_000 },
    { party: 'cashier' as const, amount: 50_000 },
  ]
  await transfer(sandbox.db, { merchant: 'ipanema', kind: 'clawback', key: `older:${memberId}`, legs, at: clock })
  expect(await payDebt(client, { amount: minor(20_000) }, { idempotencyKey: crypto.randomUUID() })).toEqual({ owed: 30_000 })
  expect(await balances()).toEqual([0, 80_000, 0])
  expect(await settleDebt(sandbox.db, { merchant: 'ipanema', memberId, key: `settled:${memberId}`, at: clock })).toBe(0)
  expect(await balances()).toEqual([0, 50_000, 0])
})

test('[2.3] a merchant with one wallet reports that, and refuses transfers between wallets', async () => {
  const { client } = await securityMember(sandbox, { merchant: 'lotus', balance: 5000 })
  expect(await getMerchantWallet(client, {})).toMatchObject({ isSingle: true, wallets: [{ wallet: 'main', balance: 5000 }] })
  const move = transferBetweenWallets(client, { from: 'main', to: 'games', amount: minor(100) }, { idempotencyKey: 'any-key-at-all' })
  expect(await failureOf(move)).toMatchObject({ code: 'wallet.single' })
})
