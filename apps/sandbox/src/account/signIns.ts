import type { SignIn } from '@platform/sdk/security'
import { forgetDevices } from './rememberDevice.ts'
import type { Db } from '../db/openDatabase.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { hashToken } from '../gateway/tokens.ts'

const SHOWN = 50

/** Stores a sign-in of its member. */
export async function addSignIn({ device, address, now }: Context, db: Db, memberId: number, token: string, method: SignIn['method']) {
  await db
    .insertInto('sign_ins')
    .values({ member_id: memberId, session: hashToken(token), method, device, address, at: now() })
    .execute()
}

/** The member's last sign-ins, newest first. */
export async function signInsOf(context: Context): Promise<SignIn[]> {
  const rows = await context.db
    .selectFrom('sign_ins')
    .selectAll()
    .where('member_id', '=', memberOf(context).id)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(({ at, device, address, method, session }) => ({
    at,
    device,
    place: placeOf(address),
    method,
    current: session === context.session,
  }))
}

/** The network of an address: enough for a member to recognize own sign-ins. */
export function placeOf(address: string): string {
  if (address.includes(':')) return `${address.split(':').slice(0, 3).join(':')}::`
  return address.split('.').slice(0, 2).concat('•', '•').join('.')
}

/** Ends every session, including this one, with everything launched from them, and invalidates every known and remembered device. */
export async function endAll({ db, services, now, ...context }: Context) {
  const { id } = memberOf({ db, services, now, ...context })
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('members').set({ devices_since: now() }).where('id', '=', id).execute()
    await endSessionsOf(trx, id, now())
  })
  services.sessions.forget(id)
  return {}
}

/** Ends all sessions of the member, and every sign-in without password. Launched pages end too: the page key is valid only while the session is open. */
export async function endSessionsOf(db: Db, memberId: number, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now, ended_by: 'logout' })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .execute()
  await forgetDevices(db, memberId)
}
