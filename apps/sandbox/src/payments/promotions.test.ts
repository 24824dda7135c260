import { minor } from '@platform/sdk'
import * as deposit from '@platform/sdk/deposit'
import { expect, test } from 'vitest'
import { depositor } from '../testing/depositor.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'

const sandbox = await fileSandbox({ clock: () => Date.UTC(2026, 10, 20, 15) })
const wake = () => sandbox.sandbox.services.payments.wake()
type Depositor = Awaited<ReturnType<typeof depositor>>
const offersTo = async ({ client }: Depositor) => (await deposit.getDepositPromotions(client, { amount: minor(10_000) })).content
const titlesFor = async (ana: Depositor) => (await offersTo(ana)).map(({ title }) => title)
const failsWith = (ana: Depositor, promotionId: string, channelId = 'pix') => failureOf(ana.begin(10_000, { channelId, promotionId }))

test('[7.6] a promotion of the first deposit is neither offered nor accepted once a deposit was credited; a reload bonus is, each time', async () => {
  const ana = await depositor(sandbox)
  const [double, reload] = await offersTo(ana)
  const first = await ana.begin(10_000, { promotionId: double!.id })
  await ana.pay(first.orderNo)
  await wake()
  expect([await ana.balance(), await titlesFor(ana)]).toEqual([20_000, ['Bônus de 25%']])
  expect(await failsWith(ana, double!.id)).toMatchObject({ code: 'deposit.promotion' })
  for (const balance of [32_500, 45_000]) {
    const { orderNo } = await ana.begin(10_000, { promotionId: reload!.id })
    await ana.pay(orderNo)
    await wake()
    expect(await ana.balance()).toBe(balance)
  }
})

test('[7.6] of two orders with a one-time promotion, one gets it: the other is refused while both are pending', async () => {
  const ana = await depositor(sandbox)
  const [double] = await offersTo(ana)
  await ana.begin(10_000, { promotionId: double!.id })
  expect(await failsWith(ana, double!.id, 'gateway')).toMatchObject({ code: 'deposit.promotion' })
})

test('[7.6] a cancelled order that is paid after another one was credited gets no bonus', async () => {
  const ana = await depositor(sandbox)
  const [double] = await offersTo(ana)
  const late = await ana.begin(10_000, { promotionId: double!.id })
  await deposit.cancelDeposit(ana.client, { orderNo: late.orderNo }, { idempotencyKey: crypto.randomUUID() })
  const { orderNo } = await ana.begin(10_000, { promotionId: double!.id })
  await ana.pay(orderNo)
  await wake()
  await ana.pay(late.orderNo)
  await wake()
  expect(await ana.balance()).toBe(30_000)
})
