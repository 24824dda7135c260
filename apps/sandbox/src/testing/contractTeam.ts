import { minor } from '@platform/sdk'
import type { ContractKind, ContractTerms } from '@platform/sdk/contracts'
import { signContract } from '../contracts/signContract.ts'
import { addRound } from './addRound.ts'
import { securityMember } from './securityMember.ts'
import type { startTestSandbox } from './startTestSandbox.ts'

type Tier = [minimumBet: number, netLoss: number, activeMember: number, pays: number]

/** Dividend terms; rates in hundred-thousandths. */
export const dividend = (tiers: Tier[], more: Partial<ContractTerms> = {}): ContractTerms => ({
  cycle: 'week',
  carryOver: true,
  basis: 'loss',
  rateType: 'proportion',
  tiers: tiers.map(([bet, loss, active, pays]) => ({ minimumBet: minor(bet), netLoss: minor(loss), activeMember: active, contractRate: pays, amount: minor(0) })), // prettier-ignore
  ...more,
})

/** Salary terms that pay a share of the valid stakes. */
export const salary = (cycle: 'day' | 'hour', tiers: Tier[], more: Partial<ContractTerms> = {}) =>
  dividend(tiers, { cycle, carryOver: false, basis: 'stake', ...more })

/** An agent with contracts of the house, a direct member, and one below that. */
export async function contractTeam(
  sandbox: Awaited<ReturnType<typeof startTestSandbox>>,
  {
    own,
    since,
    balance = 0,
    childType = 1,
  }: { own: Partial<Record<ContractKind, ContractTerms>>; since: number; balance?: number; childType?: number },
) {
  const { db } = sandbox
  const join = async (type: number, upline: number | null, options: Parameters<typeof securityMember>[1]) => {
    const member = await securityMember(sandbox, options)
    const { id, account } = await member.row()
    await db.updateTable('members').set({ type, held_until: 0, upline_id: upline }).where('id', '=', id).execute()
    // The clock of these tests advances by weeks.
    await db.updateTable('sessions').set({ expires_at: 9e12 }).where('member_id', '=', id).execute()
    sandbox.sandbox.services.sessions.forget(id)
    const play = (stake: number, payout: number, at: number, more: object = {}) =>
      addRound(db, account, stake, { payout, valid_stake: stake, bet_at: at, settled_at: at, ...more })
    return { ...member, id, memberId: String(id), play }
  }
  const agent = await join(1, null, { balance })
  const child = await join(childType, agent.id, { bare: true })
  const below = await join(0, child.id, { bare: true })
  for (const [kind, terms] of Object.entries(own) as [ContractKind, ContractTerms][])
    await signContract(db, { merchant: 'ipanema', memberId: agent.id, kind, terms, since })
  return { agent, child, below, join }
}
