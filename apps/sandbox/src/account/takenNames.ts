import { Refusal } from '../base/Refusal.ts'
import type { Context } from '../gateway/Context.ts'

/** True if a member of this merchant has the name. */
export async function isTaken({ db, merchant }: Context, username: string): Promise<boolean> {
  const query = db
    .selectFrom('members')
    .select('id')
    .where('merchant', '=', merchant.code)
    .where('username', '=', username.trim().toLowerCase())
  return (await query.executeTakeFirst()) !== undefined
}

/** Of two simultaneous requests for one name, or one number, the database accepts one. */
export function takenBy(error: unknown): Refusal | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code !== '23505') return undefined
  return new Refusal(constraint === 'members_mobile' ? 'register.mobileTaken' : 'register.usernameTaken', 400)
}
