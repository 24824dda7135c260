import * as calls from '@platform/sdk/promotions'
import { claimRewards as claimInCentre } from '@platform/sdk/rewards'
import { afterAll, expect, test } from 'vitest'
import { contextFor } from '../gateway/contextFor.ts'
import { auditLedger } from '../server/auditLedger.ts'
import { balanceOf, lockWallets } from '../ledger/wallet.ts'
import { claimRewards } from '../rewards/claimRewards.ts'
import { failureOf } from '../testing/failureOf.ts'
import { addRound } from '../testing/addRound.ts'
import { addPromotion } from '../testing/promotionRows.ts'
import { raceRounds } from '../testing/raceRounds.ts'
import { startTestSandbox } from '../testing/startTestSandbox.ts'
import { testDatabase } from '../testing/testDatabase.ts'
import { untilBlocked } from '../testing/untilBlocked.ts'

// A real Postgres: the embedded database has one connection, so no races.
const sandbox = await startTestSandbox({ databaseUrl: await testDatabase() })
afterAll(() => sandbox.close())

/** A member who has reached the goal of a promotion. */
async function reached() {
  const { db } = sandbox
  const { services } = sandbox.sandbox
  const member = await sandbox.member()
  const { id } = await db.selectFrom('members').select('id').where('account', '=', member.userName).executeTakeFirstOrThrow()
  const promotion = await addPromotion(db)
  const write = (call: (typeof calls)['joinPromotion' | 'claimPromotion'], key: string) =>
    sandbox.call(call, { id: promotion }, { token: member.token, key })
  await write(calls.joinPromotion, 'join')
  const at = services.now() + 1
  await addRound(db, member.userName, 500, { bet_at: at, settled_at: at })
  const context = contextFor(services, services.merchants.find('ipanema')!, id)
  return { db, id, member, promotion, write, context }
}

test('[6] a reward claimed while its account is being closed is not paid', async () => {
  for (let round = 0; round < raceRounds(2); round++) {
    const { db, id, member, promotion, write } = await reached()
    const client = sandbox.client({ session: { ...member, type: 0, firstTimeLogin: false } })
    // As in `close`: under the lock of the wallet.
    const attempts = await db.transaction().execute(async (trx) => {
      await lockWallets(trx, [id])
      const inCentre = failureOf(claimInCentre(client, { ids: [`promotion:${promotion}@`] }, { idempotencyKey: 'centre' }))
      const claims = Promise.all([write(calls.claimPromotion, 'claim'), inCentre])
      await untilBlocked(db, 2)
      await trx.updateTable('members').set({ disabled: true, closed_at: 1 }).where('id', '=', id).execute()
      return () => claims
    })
    const code = 'session.expired'
    expect(await attempts()).toMatchObject([{ status: 401, body: { errorCode: code } }, { code }])
    expect([await balanceOf(db, id), await auditLedger(db)]).toEqual([0, {}])
  }
}, 240_000)

test('[6] one reward claimed in the reward centre and on its page at the same time is paid once, and neither claim makes the other fail', async () => {
  for (let round = 0; round < raceRounds(2); round++) {
    const { db, id, promotion, write, context } = await reached()
    const [centre, page] = await db.transaction().execute(async (trx) => {
      await lockWallets(trx, [id])
      const onPage = write(calls.claimPromotion, 'claim')
      await untilBlocked(db)
      const inCentre = await claimRewards([`promotion:${promotion}@`], { ...context, db: trx })
      return [inCentre, () => onPage] as const
    })
    expect(centre.amount).toBe(1000)
    expect(await page()).toMatchObject({ status: 400, body: { errorCode: 'promotion.applied' } })
    expect([await balanceOf(db, id), await auditLedger(db)]).toEqual([1000, {}])
  }
}, 240_000)
