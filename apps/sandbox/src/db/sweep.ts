import type { Db } from './openDatabase.ts'

const DAY = 86_400_000

/** Removes what has run out and what nobody will ask for again. Money, records and the audit log stay. */
export async function sweep(db: Db, now: number): Promise<void> {
  await db.deleteFrom('nonces').where('expires_at', '<', now).execute()
  await db.deleteFrom('counters').where('resets_at', '<', now).execute()
  await db.deleteFrom('captchas').where('expires_at', '<', now).execute()
  await db.deleteFrom('temporary_passwords').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('verification_codes')
    .where('expires_at', '<', now - DAY)
    .execute()
  await db
    .deleteFrom('outbox')
    .where('sent_at', '<', now - DAY)
    .execute()
  await db
    .deleteFrom('launch_tickets')
    .where('expires_at', '<', now - DAY)
    .execute()
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', now - 30 * DAY)
    .execute()
  await db
    .deleteFrom('login_attempts')
    .where('at', '<', now - 30 * DAY)
    .execute()
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<', now - 30 * DAY)
    .execute()
}
