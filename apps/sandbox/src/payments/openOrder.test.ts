import { minor } from '@platform/sdk'
import * as deposit from '@platform/sdk/deposit'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { pictureBlob } from '../testing/pictureBlob.ts'
import { depositor } from '../testing/depositor.ts'
import { maskCpf } from '../base/mask.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'

const sandbox = await fileSandbox({ clock: () => Date.UTC(2026, 10, 20, 15) })
const { db } = sandbox
const key = () => ({ idempotencyKey: crypto.randomUUID() })
const wake = () => sandbox.sandbox.services.payments.wake()

test('[7.6] fee, promotion and payer are those at the creation of the order', async () => {
  const ana = await depositor(sandbox)
  const [promotion] = (await deposit.getDepositPromotions(ana.client, { amount: minor(10_000) })).content
  const before = await ana.begin(10_000, { channelId: 'gateway', promotionId: promotion!.id })
  await db.updateTable('deposit_channels').set({ fee_rate: 5000 }).where('merchant', '=', 'ipanema').where('id', '=', 'gateway').execute()
  await db.updateTable('deposit_promotions').set({ percent: 1, multiple: 99 }).where('id', '=', Number(promotion!.id)).execute()
  await db.updateTable('members').set({ id_number: '52998224725', payee_name: 'Outra Pessoa' }).where('id', '=', ana.id).execute()
  expect(await ana.order(before.orderNo)).toMatchObject({
    fee: 250,
    payerName: 'Ana C••• S•••',
    payerCpf: maskCpf(ana.idNumber),
    promotion: { bonus: 10_000, required: 100_000 },
  })
  await ana.pay(before.orderNo)
  await wake()
  expect(await ana.order(before.orderNo)).toMatchObject({ status: 'credited', credited: 9750, fee: 250 })
  expect(await ana.balance()).toBe(19_750)
  const { payer } = await db.selectFrom('deposit_orders').select('payer').where('order_no', '=', before.orderNo).executeTakeFirstOrThrow()
  expect(payer).not.toMatch(/111444|Ana/)
  await db.updateTable('deposit_channels').set({ fee_rate: 250 }).where('merchant', '=', 'ipanema').where('id', '=', 'gateway').execute()
})

test('[7.6] a member can create sixty orders an hour at most', async () => {
  const ana = await depositor(sandbox)
  let made = 0
  const make = async () => {
    const { orderNo } = await deposit.depositByGateway(ana.client, { channelId: 'pix', amount: minor(10_000) }, key())
    made++
    await deposit.cancelDeposit(ana.client, { orderNo }, key())
  }
  const refused = await failureOf((async () => { for (;;) await make() })()) // prettier-ignore
  expect([made, refused?.code]).toEqual([60, 'rate.limited'])
})

test('[7.6] each transfer has its own number to be found by; an order accepts six pictures, which leave room for documents', async () => {
  const form = { channelId: 'transfer', amount: minor(20_000), bankCode: '001' }
  const [ana, bia] = [await depositor(sandbox), await depositor(sandbox)]
  const [first, second] = [
    await deposit.depositByTransfer(ana.client, form, key()),
    await deposit.depositByTransfer(bia.client, form, key()),
  ]
  expect(first.remark).toMatch(/^\d{8}$/)
  expect(second.remark).not.toBe(first.remark)
  const twice = db.updateTable('deposit_orders').set({ remark: first.remark }).where('order_no', '=', second.orderNo).execute()
  await expect(twice).rejects.toMatchObject({ constraint: 'deposit_orders_remark' })
  const png = pictureBlob()
  const send = (images: Blob[]) => deposit.sendDepositReceipt(ana.client, { orderNo: first.orderNo, images }, key())
  expect(await send([png, png, png])).toMatchObject({ receipts: 3, status: 'review' })
  await send([png, png, png])
  expect(await failureOf(send([png]))).toMatchObject({ code: 'deposit.receipts' })
  const counters = await db
    .selectFrom('counters')
    .select('scope')
    .where('scope', 'in', [`receipt:${ana.id}`, `upload:${ana.id}`])
    .execute()
  expect(counters.map(({ scope }) => scope)).toEqual([`receipt:${ana.id}`])
})

test('[7.6] queries over many rows use an index', async () => {
  const { rows } = await sql<{ def: string }>`select indexdef as def from pg_indexes where schemaname = 'public'`.execute(db)
  const columns = rows.map(({ def }) => def.replace(/.* ON public\.(\w+) USING \w+ \(([^)]*)\).*/, '$1($2)'))
  expect(columns).toEqual(
    expect.arrayContaining(['deposit_payments(paid_at)', 'bank_payments(txid, paid_at)', 'deposit_bonuses(end_to_end_id)']),
  )
})
