import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import { digestOfTicket, splitRain, takeRainTicket, type getRainProof, type getRedRain } from '@platform/sdk/rewards'
import { mayCall } from '../../gateway/authorise.ts'
import { memberOf, type Context } from '../../gateway/Context.ts'
import { notFound } from '../../base/Refusal.ts'
import { drawRains } from './drawRains.ts'
import { keepRains } from './keepRains.ts'
import { rainSessions } from './rainSessions.ts'
import { STAKE_DAYS, stakeOf } from './takeTicket.ts'

const DAY = 86_400_000
/** Older rains are no longer listed as news. */
const PAST = DAY
const SHOWN = 4
/** Rains with a ticket of the caller are listed longer, so that the member sees the result later too; at most the newest `OWN`. */
const OWN_PAST = 30 * DAY
const OWN = 20

/** The last rains, those with a ticket of the caller, the open one and the next ones; due rains are drawn first. */
export async function redRainOf(context: Context): Promise<OutputOf<typeof getRedRain>> {
  const { db, merchant, services, now } = context
  // If the promotions pool cannot fund another rain, the existing ones still show.
  await keepRains(services, merchant.brand).catch((error: unknown) => console.error(`rains of ${merchant.brand}:`, error))
  await drawRains(services.database.db, { vault: services.vault, now: now(), merchant: merchant.brand })
  const at = now()
  const { id: memberId, type } = memberOf(context)
  const rains = db.selectFrom('rain_sessions').selectAll().where('merchant', '=', merchant.brand)
  const past = rains.where('closes_at', '<=', at).orderBy('opens_at', 'desc')
  const ownTickets = db.selectFrom('rain_tickets').select('session_id').where('member_id', '=', memberId)
  const [last, taken, next] = [
    await past
      .where('closes_at', '>', at - PAST)
      .limit(SHOWN)
      .execute(),
    await past
      .where('closes_at', '>', at - OWN_PAST)
      .where('id', 'in', ownTickets)
      .limit(OWN)
      .execute(),
    await rains.where('closes_at', '>', at).orderBy('opens_at').limit(SHOWN).execute(),
  ]
  const shownRains = [...new Map([...last, ...taken, ...next].map((rain) => [rain.id, rain])).values()]
  const sessions = await rainSessions(
    shownRains.toSorted((a, b) => a.opens_at - b.opens_at),
    context,
  )
  const stake = next[0]?.stake ?? 0
  const wagered = stake > 0 ? await stakeOf(db, memberId, at) : 0
  const eligible = wagered >= stake && mayCall(takeRainTicket.access, type)
  return { sessions, eligible, stake: minor(stake), wagered: minor(wagered), days: STAKE_DAYS }
}

/** The inputs of a drawn rain. */
export async function rainProofOf({ id }: InputOf<typeof getRainProof>, { db, merchant }: Context): Promise<OutputOf<typeof getRainProof>> {
  const rain = await db
    .selectFrom('rain_sessions')
    .selectAll()
    .where('id', '=', id)
    .where('merchant', '=', merchant.brand)
    .executeTakeFirst()
  if (!rain?.seed) throw notFound()
  const { pool, packets, hash, seed, list_digest } = rain
  const rows = await db.selectFrom('rain_tickets').select('ticket').where('session_id', '=', id).execute()
  const tickets = await Promise.all(rows.map(({ ticket }) => digestOfTicket(ticket)))
  const amounts = await splitRain({ seed, pool, packets })
  return {
    id,
    pool: minor(pool),
    packets,
    hash,
    seed,
    amounts: amounts.map((amount) => minor(amount)),
    tickets: tickets.toSorted(),
    listDigest: list_digest!,
  }
}
