import { confirmLimit, getLimits, setLimit } from '@platform/sdk/protection'
import { expect, test } from 'vitest'
import type { Db } from '../db/openDatabase.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { protectedMember } from '../testing/protectedMember.ts'

const DAY = 86_400_000
let clock = Date.UTC(2026, 10, 20, 15)
const sandbox = await fileSandbox({ clock: () => clock })
const { db } = sandbox
const limit = { kind: 'loss', period: 'day' } as const
const codeOf = async (attempt: Promise<unknown>) => (await failureOf(attempt))?.code ?? 'done'
const wait = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms))

/** A member with a limit, and a rise of it. */
async function rising() {
  const ana = await protectedMember(sandbox)
  await setLimit(ana.client, { ...limit, value: 5000 })
  await setLimit(ana.client, { ...limit, value: 9000 })
  return ana
}

/** Another transaction holds the limits of the member until the act is done, or has waited for a while. */
const whileHeld = async <Result>(memberId: number, act: () => Promise<Result>): Promise<Result> => {
  let acting: Promise<Result> | undefined
  await db.transaction().execute(async (trx: Db) => {
    await trx.selectFrom('limits').select('value').where('member_id', '=', memberId).forUpdate().execute()
    acting = act()
    await Promise.race([acting, wait(1000)])
  })
  return acting!
}

test('[7.6] a rise is refused to a member whose pause the signed-in session does not know yet', async () => {
  const ana = await protectedMember(sandbox)
  await setLimit(ana.client, { ...limit, value: 5000 })
  await db
    .updateTable('members')
    .set({ protection: 'paused', protected_until: clock + DAY })
    .where('id', '=', ana.id)
    .execute()
  expect(await codeOf(setLimit(ana.client, { ...limit, value: 9000 }))).toBe('access.protected')
  expect(await codeOf(setLimit(ana.client, { ...limit, value: 4000 }))).toBe('done')
})

test('[7.6] a rise that another transaction holds lapses with the pause', async () => {
  const ana = await rising()
  const client = await whileHeld(ana.id, () => ana.enter('paused'))
  expect((await getLimits(client)).limits).toMatchObject([{ value: 5000 }])
  const rises = db.selectFrom('limits').select('wanted').where('member_id', '=', ana.id)
  expect(await rises.execute()).toEqual([{ wanted: null }])
})

test('[7.6] a rise that was not confirmed in time is not confirmed while another transaction holds it', async () => {
  const ana = await rising()
  clock += 4 * DAY + 1
  expect(await whileHeld(ana.id, () => codeOf(confirmLimit(ana.client, limit)))).toBe('limit.none')
  expect((await getLimits(ana.client)).limits).toMatchObject([{ value: 5000 }])
})
