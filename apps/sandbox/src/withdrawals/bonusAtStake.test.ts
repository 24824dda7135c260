import { expect, test } from 'vitest'
import { auditLedger } from '../server/auditLedger.ts'
import { grantBonus } from '../ledger/grants.ts'
import { refund, stake } from '../ledger/wallet.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { withdrawer } from '../testing/withdrawer.ts'

const at = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => at })
const { db } = sandbox

test('[7.6] a withdrawal ends a bonus whose money is all in bets only with a confirmation, and notifies the member: its payouts go to the pool', async () => {
  const ana = await withdrawer(sandbox)
  const of = { merchant: 'ipanema', memberId: ana.id, at }
  await grantBonus(db, { ...of, amount: 5000, key: 'grant', multiple: 10, weights: { RNG: 100 } })
  await stake(db, { ...of, amount: 105_000, key: 'bet' })
  await sandbox.console('deposits', { merchant: 'ipanema', userName: ana.userName, amount: 50_000 })
  expect(await ana.settings()).toMatchObject({ bonusLoss: 0, endsBonus: true })
  expect(await failureOf(ana.ask(20_000))).toMatchObject({ code: 'withdraw.bonus' })
  const { orderNo } = await ana.ask(20_000, { endsBonus: true })
  await refund(db, { stake: 'bet', amount: 52_500, key: 'back', at })
  expect(await ana.settings()).toMatchObject({ balance: 77_500, heldBonus: 5000, bonusLoss: 5000, endsBonus: true })
  await sandbox.console('withdrawals/approve', { orderNo })
  await sandbox.console('bank/payout', { orderNo, how: 'arrive' })
  expect(await ana.inbox()).toContain('Your withdrawal ended the bonus, including the part in open bets')
  await refund(db, { stake: 'bet', amount: 52_500, key: 'back again', at })
  expect(await ana.settings()).toMatchObject({ balance: 130_000, bonusLoss: 0, endsBonus: false })
  expect(await auditLedger(db)).toEqual({})
})
