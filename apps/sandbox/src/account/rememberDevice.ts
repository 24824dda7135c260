import { createPublicKey, randomUUID } from 'node:crypto'
import type { Context } from '../gateway/Context.ts'
import type { Db } from '../db/openDatabase.ts'
import { HOUR } from '../gateway/limit.ts'
import { invalid } from '../base/Refusal.ts'
import { hashToken } from '../gateway/tokens.ts'

/** From the sign-in, or from the last use. */
export const REMEMBERED_MS = 30 * 24 * HOUR
const MAX_DEVICES = 10

/** A device that proved a password, and its first token. */
export interface NewDevice {
  deviceKey: string
  refreshToken: string
}

/** The device that asks to be remembered, if one does; throws `validation` for anything but a P-256 key and a token of 256 bits. */
export function readNewDevice({ deviceKey, refreshToken }: Partial<NewDevice>): NewDevice | undefined {
  if (deviceKey === undefined && refreshToken === undefined) return undefined
  if (!deviceKey || !publicKeyOf(deviceKey)) throw invalid('deviceKey')
  if (!refreshToken || !isToken(refreshToken)) throw invalid('refreshToken')
  return { deviceKey, refreshToken }
}

/** 256 bits, base64url. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** A P-256 key, or undefined. */
export function publicKeyOf(spki: string) {
  try {
    const key = createPublicKey({ key: Buffer.from(spki, 'base64url'), format: 'der', type: 'spki' })
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : undefined
  } catch {
    return undefined
  }
}

/**
 * Remembers a device for the session that its password opened, in place of what it was remembered with before. Not if the password has
 * changed since it was proven, nor if the account was disabled or the session has ended meanwhile: what ended it would not end the device.
 */
export async function rememberDevice(
  context: Context,
  { memberId, passwordHash, session, newDevice }: { memberId: number; passwordHash: string; session: string; newDevice: NewDevice },
): Promise<void> {
  const { merchant, device, address, now } = context
  const { deviceKey: device_key, refreshToken } = newDevice
  const use = { session, device, address, last_used_at: now(), expires_at: now() + REMEMBERED_MS }
  await context.db.transaction().execute(async (db) => {
    const memberQuery = db.selectFrom('members').select(['password_hash', 'disabled']).where('id', '=', memberId).forUpdate()
    const member = await memberQuery.executeTakeFirstOrThrow()
    const open = db.selectFrom('sessions').select('token_hash').where('token_hash', '=', session).where('ended_at', 'is', null)
    if (member.disabled || member.password_hash !== passwordHash || !(await open.executeTakeFirst())) return
    const { id } = await db
      .insertInto('remembered_devices')
      .values({ id: randomUUID(), merchant: merchant.code, member_id: memberId, device_key, ...use })
      .onConflict((conflict) => conflict.columns(['member_id', 'device_key']).doUpdateSet(use))
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.deleteFrom('refresh_tokens').where('device_id', '=', id).execute()
    await addToken(db, id, hashToken(refreshToken), now())
    await forgetOldest(db, memberId)
  })
}

/** Throws `validation` for a token that was used before. */
export async function addToken(db: Db, device_id: string, token_hash: string, now: number): Promise<void> {
  const token = await db
    .insertInto('refresh_tokens')
    .values({ token_hash, device_id, successor_hash: null, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token_hash')
    .executeTakeFirst()
  if (!token) throw invalid('refreshToken')
}

const forgetOldest = (db: Db, memberId: number) =>
  db
    .deleteFrom('remembered_devices')
    .where(({ eb, selectFrom }) =>
      eb(
        'id',
        'in',
        selectFrom('remembered_devices').select('id').where('member_id', '=', memberId).orderBy('last_used_at', 'desc').offset(MAX_DEVICES),
      ),
    )
    .execute()

/** No device of the member signs in without the password any more. */
export async function forgetDevices(db: Db, memberId: number): Promise<void> {
  await db.deleteFrom('remembered_devices').where('member_id', '=', memberId).execute()
}
