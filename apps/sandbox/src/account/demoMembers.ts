import type { Db } from '../db/openDatabase.ts'
import { verifyPassword } from './password.ts'

/** The password of all demo members. The README names it, so it protects nothing. */
export const demoPassword = 'Demo1234'

/** Whether members have the demo's public password. Only its members share one salted hash, so no others are compared. */
export async function hasDemoMembers(db: Db): Promise<boolean> {
  const shared = await db
    .selectFrom('members')
    .select('password_hash')
    .groupBy('password_hash')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute()
  for (const { password_hash } of shared) if (await verifyPassword(demoPassword, password_hash)) return true
  return false
}
