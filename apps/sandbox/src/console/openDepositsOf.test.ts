import { expect, test } from 'vitest'
import { depositor } from '../testing/depositor.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { openDepositsOf } from './openDepositsOf.ts'

const sandbox = await fileSandbox()
const { db } = sandbox

test('[7.6] transfers that wait for an operator are listed first, oldest first, however many orders wait for a payment', async () => {
  const ana = await depositor(sandbox)
  const { orderNo } = await ana.begin()
  const row = await db.selectFrom('deposit_orders').selectAll().where('order_no', '=', orderNo).executeTakeFirstOrThrow()
  // Long ended, so that many may be of one member and channel.
  const order = (order_no: string, status: 'review' | 'returning', created_at: number) => ({ ...row, order_key: null, promotion: null, receiver: '{}', order_no, status, created_at }) // prettier-ignore
  const newer = Array.from({ length: 60 }, (_, index) => order(`N${index}`, 'returning', 1000 + index))
  await db
    .insertInto('deposit_orders')
    .values([order('old', 'review', 1), order('older', 'review', 0), ...newer])
    .execute()
  const listed = (await openDepositsOf(db)).map((one) => one.orderNo)
  expect([listed.slice(0, 3), listed.length]).toEqual([['older', 'old', orderNo], 50])
})
