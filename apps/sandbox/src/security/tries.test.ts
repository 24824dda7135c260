import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { contextFor } from '../gateway/contextFor.ts'
import { peek } from '../gateway/counters.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { withTries } from './tries.ts'

const sandbox = await fileSandbox()
const { services } = sandbox.sandbox

function gate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open: () => open() }
}

/** Five tries that are being checked, and a sixth that was counted but reads nothing until they have ended; how each of them ends. */
async function sixTries(scope: string, isRight: boolean) {
  const context = contextFor(services, services.merchants.find('ipanema')!, 1)
  const guard = { scope, wrong: 'payment.wrong', locked: 'payment.locked' }
  const [checked, ended] = [gate(), gate()]
  let queries = 0
  const late: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (++queries === 2) await ended.opened
      return result
    },
  }
  const attempt = (db = context.db) =>
    withTries({ ...context, db }, guard, () => checked.opened.then(() => isRight)).then(
      () => 'ok',
      (error: { code: string }) => error.code,
    )
  const count = async () => (await peek(context.db, scope, context.now())).count
  const five = Array.from({ length: 5 }, () => attempt())
  await expect.poll(count).toBe(5)
  const sixth = attempt(context.db.withPlugin(late))
  await expect.poll(count).toBe(6)
  checked.open()
  const codes = await Promise.all(five)
  ended.open()
  return [...codes.toSorted(), await sixth]
}

test('[7.6] a try that was counted while five right ones were checked is not locked, even if it goes on only after them', async () => {
  expect(await sixTries('right', true)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'server.busy'])
})

test('[7.6] the control: after five wrong ones it is', async () => {
  const wrong = Array.from({ length: 4 }, () => 'payment.wrong')
  expect(await sixTries('wrong', false)).toEqual(['payment.locked', ...wrong, 'payment.locked'])
})
