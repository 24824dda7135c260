import type { TestSandbox } from './sendCall.ts'

/** Enters a state that none of the calls may leave: the closing began in an exclusion. */
export async function enterForGood(
  { db, sandbox: { services } }: TestSandbox,
  member_id: number,
  state: 'paused' | 'excluded' | 'closing',
) {
  const until = state === 'closing' ? null : services.now() + 30 * 86_400_000
  await db.updateTable('members').set({ protection: state, protected_until: until }).where('id', '=', member_id).execute()
  const change = { member_id, until, return_at: null, actor: 'member' as const, at: services.now() }
  const states = state === 'closing' ? (['excluded', 'closing'] as const) : [state]
  await db
    .insertInto('protection_changes')
    .values(states.map((each) => ({ ...change, state: each })))
    .execute()
  services.sessions.forget(member_id)
}
