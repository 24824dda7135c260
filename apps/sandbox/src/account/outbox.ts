import type { Context } from '../gateway/Context.ts'
import type { Services } from '../gateway/Services.ts'

/** A text in both languages of the site. */
interface Letter {
  channel: 'sms' | 'email'
  recipient: string
  /** Written, so that it takes as long, and not sent. */
  withheld: boolean
  pt: string
  en: string
}

/** Sends a message. No carrier is behind this gateway: the console shows the sent messages. */
export async function deliver(
  { db, merchant, language, now, services }: Context,
  { channel, recipient, withheld, pt, en }: Letter,
): Promise<void> {
  const sealed = services.vault.seal(`${merchant.name}: ${language === 'EN' ? en : pt}`)
  await db.insertInto('outbox').values({ merchant: merchant.code, channel, recipient, sealed, withheld, sent_at: now() }).execute()
}

/** The last messages, newest first, for the console. */
export async function recentMessages({ database: { db }, vault }: Services, recipient?: string) {
  const all = db.selectFrom('outbox').selectAll().where('withheld', '=', false).orderBy('id', 'desc').limit(20)
  const rows = await (recipient ? all.where('recipient', '=', recipient) : all).execute()
  return rows.map(({ id, merchant, channel, recipient: to, sealed, sent_at }) => ({
    id,
    merchant,
    channel,
    recipient: to,
    text: vault.open(sealed),
    at: sent_at,
  }))
}
