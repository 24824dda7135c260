import type { Passkey } from '@platform/sdk/security'
import type { Context } from '../gateway/Context.ts'
import { notFound } from '../base/Refusal.ts'
import { hashToken } from '../gateway/tokens.ts'

/** The member's passkeys, the oldest first. */
export async function passkeysOf(context: Context): Promise<Passkey[]> {
  return (await rowsOf(context)).map(shownPasskey)
}

const rowsOf = ({ db, member }: Context) =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('member_id', '=', member?.id ?? 0)
    .orderBy('created_at')
    .execute()
type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** As its member sees it. The credential id is hashed, because it must not be in a URL. */
export const shownPasskey = ({ credential_id, name, created_at, last_used_at }: Row): Passkey => ({
  id: hashToken(credential_id),
  passkeyName: name,
  createdAt: created_at,
  lastUsedAt: last_used_at ?? undefined,
})

/** The member's passkeys as credential descriptors of WebAuthn. */
export async function credentialsOf(context: Context) {
  return (await rowsOf(context)).map(({ credential_id, transports }) => ({ id: credential_id, transports: transports as [] }))
}

/** Removes one of the member's own. */
export async function removePasskeyOf(context: Context, id: string) {
  const { db } = context
  const row = (await rowsOf(context)).find(({ credential_id }) => hashToken(credential_id) === id)
  if (!row) throw notFound()
  await db.deleteFrom('passkeys').where('credential_id', '=', row.credential_id).execute()
  return {}
}
