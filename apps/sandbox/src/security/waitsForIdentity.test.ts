import { applyPromotion, getPromotion } from '@platform/sdk/promotions'
import { setPayeeName, setPersonalInfo } from '@platform/sdk/security'
import { getWalletBalance } from '@platform/sdk/wallet'
import { beforeAll, expect, test } from 'vitest'
import { clubLevels } from '../../../../packages/demo/src/seed/catalogue/clubLevels.ts'
import { settleAgentRebates } from '../agents/agentRebates/settleAgentRebates.ts'
import { settleRebates } from '../rebates/settleRebates.ts'
import { addKyc } from '../testing/addKyc.ts'
import { addRound } from '../testing/addRound.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { merchants } from '../testing/startTestSandbox.ts'
import { addPromotion } from '../testing/promotionRows.ts'

const DAY = 86_400_000
const brand = {
  code: 'brand_gb',
  trialCode: 'brand_gb_trial',
  name: 'gb',
  domain: 'brand_gb.example',
  port: 10,
  market: 'gb',
  features: ['MANPLAYREB3'],
}
/** A Thursday. */
let clock = Date.UTC(2026, 10, 19, 15)
const sandbox = await fileSandbox({ merchants: [...merchants, brand], clock: () => clock })
const { db } = sandbox
const merchant = brand.code

beforeAll(async () => {
  await sandbox.sandbox.pause()
  const levels = clubLevels.map(({ pt, en, from }, level) => ({ merchant, level, name_pt: pt, name_en: en, points: from }))
  await db
    .insertInto('club_levels')
    .values(levels)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.updateTable('rebate_settings').set({ since: 0, settled_at: 0 }).execute()
})

async function unverified() {
  const session = await sandbox.console('members', { merchant, identity: false })
  const client = sandbox.client({ merchant, session: { ...session, firstTimeLogin: false } })
  const { id } = await db.selectFrom('members').select('id').where('account', '=', session.userName).executeTakeFirstOrThrow()
  await db.updateTable('sessions').set({ expires_at: 9e12 }).where('member_id', '=', id).execute()
  const userName: string = session.userName
  return {
    userName,
    client,
    balance: async () => (await getWalletBalance(client)).sumBalance,
    accept: async () => {
      await setPayeeName(client, { payeeName: 'Isla Campbell' })
      await setPersonalInfo(client, { birthDate: '1990-03-01' })
      await sandbox.console('kyc/decide', { id: await addKyc(db, id, 'review'), outcome: 'accepted' })
    },
  }
}

const settle = () => settleRebates(sandbox.sandbox.services)

test('[7.6] an automatic rebate waits for the identity, and does not expire meanwhile; afterwards it is paid once', async () => {
  const isla = await unverified()
  await addRound(db, isla.userName, 100_000, { merchant, bet_at: clock - 60_000, settled_at: clock - 60_000 })
  for (const week of [1, 2, 3, 4, 5, 6]) {
    clock += 7 * DAY
    expect([week, await settle()]).toEqual([week, 0])
  }
  await isla.accept()
  clock += 7 * DAY
  expect(await settle()).toBe(1)
  const paid = await isla.balance()
  expect(paid).toBeGreaterThan(0)
  clock += 7 * DAY
  expect(await settle()).toBe(0)
  expect(await isla.balance()).toBe(paid)
})

test('[7.6] the desk gives no reward before the identity is accepted; the refusal says why', async () => {
  const isla = await unverified()
  const gift = { merchant, userName: isla.userName, titlePt: 'Prêmio', titleEn: 'Prize', amount: 500 }
  await expect(sandbox.console('rewards/give', gift)).rejects.toThrow('play.identity')
  expect(await isla.balance()).toBe(0)
  await isla.accept()
  await sandbox.console('rewards/give', gift)
  expect(await isla.balance()).toBe(500)
})

test('[7.6] an application that the desk would pay stays open until the identity is accepted', async () => {
  const isla = await unverified()
  const id = await addPromotion(db, { merchant, mode: 'apply', target: null, reward: 2500 })
  const { applicationNo } = await applyPromotion(isla.client, { id })
  const issue = () => sandbox.console('applications/decide', { applicationNo, outcome: 'issued' })
  await expect(issue()).rejects.toThrow('play.identity')
  expect((await getPromotion(isla.client, { id })).promotion.status).toBe('applying')
  await isla.accept()
  await issue()
  expect(await isla.balance()).toBe(2500)
})

test('[7.5] a rebate of an agent waits for the identity and is paid with the next settlement', async () => {
  const isla = await unverified()
  const { id } = await db.selectFrom('members').select('id').where('username', '=', isla.userName).executeTakeFirstOrThrow()
  const payout = { merchant, member_id: id, day: 1, carried: 0, earned: 7_000_000, amount: 700, settled_at: 1, paid_at: null }
  await db.insertInto('agent_rebate_payouts').values(payout).execute()
  const pay = () => settleAgentRebates(db, clock, sandbox.sandbox.services.merchants)
  await pay()
  expect(await isla.balance()).toBe(0)
  await isla.accept()
  await pay()
  expect(await isla.balance()).toBe(700)
  await pay()
  expect(await isla.balance()).toBe(700)
})
