import { getMemberInfo, login } from '@platform/sdk/account'
import { closeAccount } from '@platform/sdk/security'
import { expect, test } from 'vitest'
import { auditLedger } from '../server/auditLedger.ts'
import { grantBonus } from '../ledger/grants.ts'
import { openRequirement } from '../ledger/turnover.ts'
import { balanceOf } from '../ledger/wallet.ts'
import { closeSettled } from '../protection/exports.ts'
import { addRain } from '../rewards/rain/addRain.ts'
import { drawRains } from '../rewards/rain/drawRains.ts'
import { takeTicket } from '../rewards/rain/takeTicket.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { addLottery, addOrder } from '../testing/lotteryRows.ts'
import { securityMember, type SecurityMember } from '../testing/securityMember.ts'

const sandbox = await fileSandbox()
const close = ({ client, password }: SecurityMember, wrong?: string) => failureOf(closeAccount(client, { password: wrong ?? password }))

test('[7.6] with nothing but a bonus an account is closed at once: the bonus lapses, and what deposits require', async () => {
  const member = await securityMember(sandbox)
  expect((await close(member, 'Errada2026'))?.code).toBe('password.wrong')
  const { id, merchant } = await member.row()
  await grantBonus(sandbox.db, { merchant, memberId: id, amount: 300, key: 'closing:bonus', multiple: 3, weights: {}, at: 1 })
  await openRequirement(sandbox.db, { merchant, memberId: id, source: 'deposit', reference: 'closing', base: 1, multiple: 1, weights: {}, at: 1 }) // prettier-ignore
  expect(await close(member)).toBeUndefined()
  expect([await balanceOf(sandbox.db, id), (await member.row()).closed_at]).toEqual([0, expect.any(Number)])
  const states = sandbox.db.selectFrom('turnover_requirements').select('state').where('member_id', '=', id)
  expect((await states.execute()).map(({ state }) => state)).toEqual(['closed', 'closed'])
  expect(await auditLedger(sandbox.db)).toEqual({})
})

test('[7.6] with a ticket of an undrawn rain, or an open lottery bet, an account closes after them; its packet returns to the promotions', async () => {
  const { db, sandbox: gateway } = sandbox
  const { vault, now } = gateway.services
  const member = await securityMember(sandbox)
  const { id: memberId, merchant } = await member.row()
  const gameCode = await addLottery(db, merchant)
  await addOrder(db, { orderNo: 'closing-order', memberId, merchant, drawId: `${gameCode}-1` })
  const order = db.updateTable('lottery_orders').where('order_no', '=', 'closing-order')
  await order.set({ status: 'open', settled_at: null, settled_no: null }).execute()
  const [at, promotions] = [now(), db.selectFrom('ledger_accounts').select('balance').where('merchant', '=', merchant).where('kind', '=', 'promotion')] // prettier-ignore
  const before = await promotions.executeTakeFirst()
  const terms = { title_pt: 'C', title_en: 'R', pool: 500, packets: 1, stake: 0, multiple: 0, weights: {} }
  await addRain(db, { id: 'closing', merchant, opens_at: at, closes_at: at + 60_000, ...terms }, { vault, now: at })
  await takeTicket(db, { sessionId: 'closing', merchant, memberId, at })
  expect(await close(member)).toBeUndefined()
  expect(await closeSettled(gateway.services)).toBe(0)
  await drawRains(db, { vault, now: at + 62_000 })
  expect(await closeSettled(gateway.services)).toBe(0)
  await order.set({ status: 'lost', settled_at: 1, settled_no: 1 }).execute()
  await closeSettled(gateway.services)
  expect((await member.row()).closed_at).not.toBeNull()
  const ticket = await db.selectFrom('rain_tickets').select(['rank', 'amount']).where('session_id', '=', 'closing').execute()
  expect([ticket, await balanceOf(db, memberId), await promotions.executeTakeFirst()]).toEqual([[{ rank: 1, amount: 0 }], 0, before])
  expect(await auditLedger(db)).toEqual({})
})

test('[7.6] a closed account has no session and opens none', async () => {
  const [member, other] = [await securityMember(sandbox), await securityMember(sandbox)]
  const before = await other.row()
  expect(await close(member)).toBeUndefined()
  expect(await other.row()).toEqual(before)
  expect((await getMemberInfo(other.client)).account).toBe(other.userName)
  expect((await failureOf(getMemberInfo(member.client)))?.code).toBe('session.expired')
  const { userName: username, password } = member
  await sandbox.console('members/disable', { merchant: 'ipanema', userName: username, disabled: false })
  expect((await failureOf(login(sandbox.client(), { type: 'username', username, password })))?.code).toBe('login.disabled')
})
