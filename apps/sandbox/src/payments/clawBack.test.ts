import { getDepositRecords } from '@platform/sdk/deposit'
import { expect, test } from 'vitest'
import { dayText } from '../gateway/days.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { depositor } from '../testing/depositor.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'

const sandbox = await fileSandbox()

test('[7.6] a claw-back returns the money and its fee to the cashier of their channel', async () => {
  const ana = await depositor(sandbox)
  const { orderNo } = await ana.begin(10_000, { channelId: 'gateway' })
  await ana.pay(orderNo)
  await sandbox.console('bank/clawback', { orderNo })
  const rows = await sandbox.db
    .selectFrom('ledger_accounts')
    .select(['name', 'balance'])
    .where('merchant', '=', 'ipanema')
    .where('kind', 'in', ['cashier', 'fees'])
    .where('balance', '<>', 0)
    .execute()
  expect([await ana.balance(), rows]).toEqual([0, []])
})

test('[7.6] a bonus that was paid as cash returns to its pool with the deposit', async () => {
  const { db } = sandbox
  const ana = await depositor(sandbox)
  const like = db.selectFrom('deposit_promotions').selectAll().where('merchant', '=', 'ipanema')
  const { id: _id, weights, ...row } = await like.executeTakeFirstOrThrow()
  const free = { ...row, weights: JSON.stringify(weights), multiple: 0, title_en: 'Free', first_only: false }
  const { id } = await db.insertInto('deposit_promotions').values(free).returning('id').executeTakeFirstOrThrow()
  const pool = async () =>
    (await db.selectFrom('ledger_accounts').select('balance').where('merchant', '=', 'ipanema').where('kind', '=', 'promotion').executeTakeFirstOrThrow()).balance // prettier-ignore
  const before = await pool()
  const { orderNo } = await ana.begin(10_000, { promotionId: String(id) })
  await ana.pay(orderNo)
  await sandbox.sandbox.services.payments.wake()
  expect([await ana.balance(), await pool()]).toEqual([20_000, before - 10_000])
  await sandbox.console('bank/clawback', { orderNo })
  expect([await ana.balance(), await pool(), await auditLedger(db)]).toEqual([0, before, {}])
})

test('[7.6] the order and the record say what the ledger says: what left the balance, and what is owed', async () => {
  const ana = await depositor(sandbox)
  const { orderNo } = await ana.begin(10_000)
  await ana.pay(orderNo)
  expect((await ana.order(orderNo)).clawBack).toBeUndefined()
  await sandbox.console('bets/lose', { merchant: 'ipanema', userName: ana.userName, amount: 9300 })
  await sandbox.console('bank/clawback', { orderNo })
  expect((await ana.order(orderNo)).clawBack).toEqual({ taken: 700, owed: 9300 })
  const today = dayText(sandbox.sandbox.services.now())
  const { content } = await getDepositRecords(ana.client, { startDate: today, endDate: today })
  expect(content.map(({ clawBack }) => clawBack)).toEqual([{ taken: 700, owed: 9300 }])
})
