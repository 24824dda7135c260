import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { withdrawer } from '../testing/withdrawer.ts'
import { openWithdrawalsOf } from './openWithdrawalsOf.ts'

let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })

test('[7.6] the list has waiting withdrawals first, oldest first, then the newest paid ones, and uses an index', async () => {
  const ana = await withdrawer(sandbox)
  const orders: string[] = []
  for (const amount of [5001, 5002, 5003, 5004]) {
    orders.push((await ana.ask(amount)).orderNo)
    clock += 1000
  }
  const [first, second, third, fourth] = orders
  for (const orderNo of [first, second]) {
    await sandbox.console('withdrawals/approve', { orderNo })
    await sandbox.console('bank/payout', { orderNo, how: 'arrive' })
  }
  const shown = (await openWithdrawalsOf(sandbox.db)).map(({ orderNo }) => orderNo)
  expect(shown.filter((orderNo) => orders.includes(orderNo))).toEqual([third, fourth, second, first])
  const { rows } = await sql<{ def: string }>`select indexdef as def from pg_indexes where tablename = 'withdrawals'`.execute(sandbox.db)
  expect(rows.map(({ def }) => def)).toContainEqual(expect.stringContaining(`(created_at DESC) WHERE (status = 'paid'`))
})
