import { getMemberInfo, login } from '@platform/sdk/account'
import { closeAccount } from '@platform/sdk/security'
import { expect, test } from 'vitest'
import { auditLedger } from '../ledger/audit.ts'
import { grantBonus } from '../ledger/grants.ts'
import { balanceOf, stake } from '../ledger/wallet.ts'
import { failureOf } from '../testing/failureOf.ts'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { addLottery, addOrder } from '../testing/lotteryRows.ts'
import { securityMember, type SecurityMember } from '../testing/securityMember.ts'

const sandbox = await fileSandbox()
const close = ({ client, password }: SecurityMember, wrong?: string) => failureOf(closeAccount(client, { password: wrong ?? password }))

test('[7.6] the balance comes first, then open bets; an open bonus lapses', async () => {
  const member = await securityMember(sandbox, { balance: 500 })
  expect((await close(member, 'Errada2026'))?.code).toBe('password.wrong')
  expect((await close(member))?.code).toBe('close.balance')
  const { id, merchant } = await member.row()
  await stake(sandbox.db, { merchant, memberId: id, amount: 500, key: 'closing:stake', at: 1 })
  await grantBonus(sandbox.db, { merchant, memberId: id, amount: 300, key: 'closing:bonus', multiple: 3, weights: {}, at: 1 })
  const gameCode = await addLottery(sandbox.db, merchant)
  await addOrder(sandbox.db, { orderNo: 'closing-order', memberId: id, merchant, drawId: `${gameCode}-1` })
  const order = sandbox.db.updateTable('lottery_orders').where('order_no', '=', 'closing-order')
  await order.set({ status: 'open', settled_at: null, settled_no: null }).execute()
  expect((await close(member))?.code).toBe('close.bets')
  await order.set({ status: 'lost', settled_at: 1, settled_no: 1 }).execute()
  expect(await close(member)).toBeUndefined()
  expect(await balanceOf(sandbox.db, id)).toBe(0)
  expect(await auditLedger(sandbox.db)).toEqual({})
})

test('[7.6] a closed account has no session and opens none', async () => {
  const [member, other] = [await securityMember(sandbox), await securityMember(sandbox)]
  const before = await other.row()
  expect(await close(member)).toBeUndefined()
  expect(await other.row()).toEqual(before)
  expect((await getMemberInfo(other.client)).account).toBe(other.userName)
  expect((await failureOf(getMemberInfo(member.client)))?.code).toBe('session.expired')
  const { userName: username, password } = member
  expect((await failureOf(login(sandbox.client(), { type: 'username', username, password })))?.code).toBe('login.disabled')
})
