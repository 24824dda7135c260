import { memberTypes } from '@platform/sdk/account'
import { excludeAccount, pauseAccount } from '@platform/sdk/protection'
import { closeAccount } from '@platform/sdk/security'
import { openSession } from '../gateway/sessions.ts'
import type { startTestSandbox } from './startTestSandbox.ts'
import { withdrawer } from './withdrawer.ts'

type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>
export type Way = 'paused' | 'excluded' | 'closing'

/** A member who may withdraw, and who pauses, excludes or closes the account. */
export async function protectedMember(sandbox: TestSandbox, options: { merchant?: string; balance?: number } = {}) {
  const { db, sandbox: gateway } = sandbox
  const { services } = gateway
  const member = await withdrawer(sandbox, options)
  const { id, merchantCode: merchant, userName, password } = member
  /** The restricted sign-in, or any later one. */
  const signIn = async () => {
    const token = await openSession(db, id, services.now())
    await db.updateTable('sessions').set({ expires_at: 9e12 }).where('member_id', '=', id).execute()
    services.sessions.forget(id)
    return sandbox.client({ merchant, session: { ...member, userName, token, type: memberTypes.player, firstTimeLogin: false } })
  }
  const act: Record<Way, () => Promise<unknown>> = {
    paused: () => pauseAccount(member.client, { duration: 'P7D' }),
    excluded: () => excludeAccount(member.client, { duration: 'P6M' }),
    closing: () => closeAccount(member.client, { password }),
  }
  return {
    ...member,
    signIn,
    of: { merchant, memberId: id },
    /** Enters a state and signs in again. */
    enter: async (state: Way) => {
      await act[state]()
      return signIn()
    },
    changes: () => db.selectFrom('protection_changes').select(['state', 'actor']).where('member_id', '=', id).orderBy('id').execute(),
    grants: () =>
      db.selectFrom('ledger_accounts').select(['state', 'balance', 'debits_pending as held']).where('member_id', '=', id).where('kind', '=', 'bonus').orderBy('id').execute(), // prettier-ignore
  }
}
