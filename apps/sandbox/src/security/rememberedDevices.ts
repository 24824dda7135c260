import type { RememberedDevice } from '@platform/sdk/security'
import { memberOf, type Context } from '../gateway/Context.ts'
import { notFound } from '../base/Refusal.ts'
import { placeOf } from '../account/exports.ts'

/** The devices that sign in without the member's password, the last used first. */
export async function rememberedDevicesOf(context: Context): Promise<RememberedDevice[]> {
  const { db, session: current, now } = context
  const rows = await db
    .selectFrom('remembered_devices')
    .select(['id', 'session', 'device', 'address', 'last_used_at', 'expires_at'])
    .where('member_id', '=', memberOf(context).id)
    .where('expires_at', '>', now())
    .orderBy('last_used_at', 'desc')
    .execute()
  return rows.map(({ id, session, device, address, last_used_at, expires_at }) => ({
    id,
    device,
    place: placeOf(address),
    lastUsedAt: last_used_at,
    expiresAt: expires_at,
    current: session === current,
  }))
}

/** Ends the sign-in without password of one of the member's own. */
export async function removeRememberedDeviceOf(context: Context, id: string) {
  const device = await context.db
    .deleteFrom('remembered_devices')
    .where('id', '=', id)
    .where('member_id', '=', memberOf(context).id)
    .returning('id')
    .executeTakeFirst()
  if (!device) throw notFound()
  return {}
}
