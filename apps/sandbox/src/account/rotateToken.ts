import type { Context } from '../gateway/Context.ts'
import { sendMessage } from '../messages/exports.ts'
import { hashToken } from '../gateway/tokens.ts'
import { addToken, REMEMBERED_MS } from './rememberDevice.ts'

/**
 * Replaces the token of a device within a transaction that has locked its member. The same two tokens again are the same rotation: the
 * first answer was lost, or two tabs were used at once. Any other use of an old token ends the device, because one of two devices has a
 * copy; returns undefined then, and if the device has ended meanwhile.
 */
export async function rotateToken(context: Context, deviceId: string, tokens: { refreshToken: string; nextToken: string }) {
  const { db, device, address, now } = context
  const [token_hash, successor_hash] = [hashToken(tokens.refreshToken), hashToken(tokens.nextToken)]
  // Serialized with a sign-out and a removal, which do not lock the member.
  const lock = db.selectFrom('remembered_devices').select('id').where('id', '=', deviceId).forUpdate()
  if (!(await lock.executeTakeFirst())) return undefined
  const tokensOfDevice = db.selectFrom('refresh_tokens').select('successor_hash').where('device_id', '=', deviceId)
  const token = await tokensOfDevice.where('token_hash', '=', token_hash).executeTakeFirst()
  if (!token) return undefined
  if (token.successor_hash === null) {
    await db.updateTable('refresh_tokens').set({ successor_hash }).where('token_hash', '=', token_hash).execute()
    await addToken(db, deviceId, successor_hash, now())
  } else {
    const successor = await tokensOfDevice.where('token_hash', '=', successor_hash).executeTakeFirst()
    if (token.successor_hash !== successor_hash || successor?.successor_hash !== null) return endCopied(context, deviceId)
  }
  await db
    .deleteFrom('refresh_tokens')
    .where('device_id', '=', deviceId)
    .where('created_at', '<', now() - REMEMBERED_MS)
    .where('token_hash', 'not in', [token_hash, successor_hash])
    .execute()
  const use = { device, address, last_used_at: now(), expires_at: now() + REMEMBERED_MS }
  return {
    /** Stores the session that the rotation opened. */
    usedBy: (session: string) =>
      db
        .updateTable('remembered_devices')
        .set({ ...use, session })
        .where('id', '=', deviceId)
        .execute(),
  }
}

async function endCopied({ db, now }: Context, deviceId: string): Promise<undefined> {
  const device = await db.deleteFrom('remembered_devices').where('id', '=', deviceId).returning('member_id').executeTakeFirstOrThrow()
  await sendMessage(db, device.member_id, copiedMessage, now())
  return undefined
}

const copiedMessage = {
  title: ['Um acesso lembrado foi encerrado', 'A remembered login was ended'] as [string, string],
  content: [
    '<p>Um acesso sem senha foi usado duas vezes, como se houvesse uma cópia dele. Por segurança, ele não vale mais: na próxima vez, entre com a senha. Não reconhece algum acesso? Veja <a href="/m/securityCenter?view=history">Acessos à conta</a> e, se for preciso, <a href="/m/changePsw">troque a senha</a>.</p>',
    '<p>A login without a password was used twice, as if there were a copy of it. To be safe, it no longer works: next time, log in with your password. Is there a login you don’t recognise? See <a href="/m/securityCenter?view=history">Logins</a> and, if needed, <a href="/m/changePsw">change your password</a>.</p>',
  ] as [string, string],
}
