import type { Db } from './openDatabase.ts'

const DAY = 86_400_000

/** Removes what has expired and what no request will need again. Money, records and the audit log stay. */
export async function sweep(db: Db, now: number): Promise<void> {
  await db.deleteFrom('nonces').where('expires_at', '<', now).execute()
  await db.deleteFrom('crypto_keys').where('not_after', '<', now).execute()
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
  // A bettor may check the draw forever; of the other draws the last few days are enough.
  await db
    .deleteFrom('lottery_draws as d')
    .where('d.status', '=', 'settled')
    .where('d.draws_at', '<', now - 3 * DAY)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('lottery_orders as o').select('o.order_no').whereRef('o.draw_id', '=', 'd.id'))),
    )
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
    .deleteFrom('bank_notices')
    .where('heard_at', '<', now - 30 * DAY)
    .execute()
  await db
    .deleteFrom('rendered_pages')
    .where('claimed_at', '<', now - DAY)
    .execute()
  await db.deleteFrom('remembered_devices').where('expires_at', '<', now).execute()
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('sign_ins')
    .where('at', '<', now - 180 * DAY)
    .execute()
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<', now - 30 * DAY)
    .execute()
}
