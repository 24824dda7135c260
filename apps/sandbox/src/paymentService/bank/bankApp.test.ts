import { cancelDeposit } from '@platform/sdk/deposit'
import { expect, test } from 'vitest'
import { depositor } from '../../testing/depositor.ts'
import { fileSandbox } from '../../testing/fileSandbox.ts'

const sandbox = await fileSandbox()
const send = (url: string, body: BodyInit) => sandbox.sandbox.fetch(new Request(url, { method: 'POST', body }))
const own = () => new URLSearchParams({ payer: 'own' })

test("[7.6] a double click on the bank's page pays once", async () => {
  const ana = await depositor(sandbox)
  const { orderNo, payUrl } = await ana.begin(10_000, { channelId: 'gateway' })
  const pages = await Promise.all([send(payUrl, own()), send(payUrl, own()), send(payUrl, own())])
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await ana.order(orderNo)).payments).toHaveLength(1)
})

test("[7.6] the bank's page refuses to pay a cancelled order, with that reason", async () => {
  const ana = await depositor(sandbox)
  const { orderNo, payUrl } = await ana.begin(10_000, { channelId: 'gateway' })
  await cancelDeposit(ana.client, { orderNo }, { idempotencyKey: crypto.randomUUID() })
  await sandbox.sandbox.services.payments.wake()
  const shown = await (await sandbox.sandbox.fetch(new Request(payUrl))).text()
  expect([shown.includes('Este pagamento foi cancelado'), shown.includes('<form')]).toEqual([true, false])
  expect((await send(payUrl, own())).status).toBe(410)
  expect((await ana.order(orderNo)).payments).toEqual([])
})

test("[7.6] the bank's page reads at most the length of a form", async () => {
  const ana = await depositor(sandbox)
  const { orderNo, payUrl } = await ana.begin(10_000, { channelId: 'gateway' })
  expect((await send(payUrl, new URLSearchParams({ payer: 'own', more: 'x'.repeat(100_000) }))).status).toBe(413)
  expect((await ana.order(orderNo)).payments).toEqual([])
})
