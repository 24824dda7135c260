import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import { digestOfTicket, splitRain, type getRainProof, type getRedRain, type RainSession } from '@platform/sdk/rewards'
import type { Selectable } from 'kysely'
import type { RewardTables } from '../../db/RewardTables.ts'
import { memberOf, type Context } from '../../gateway/Context.ts'
import { inLanguage } from '../../gateway/languages.ts'
import { notFound } from '../../gateway/Refusal.ts'
import { maskAccount } from '../ranking/maskAccount.ts'
import { drawRains, GRACE_MS } from './drawRains.ts'
import { keepRains } from './keepRains.ts'
import { STAKE_DAYS, stakeOf } from './takeTicket.ts'

type Rain = Selectable<RewardTables['rain_sessions']>
/** Rains of so long ago are no news any more. */
const PAST = 86_400_000
const SHOWN = 4
const WINNERS = 5

/** The last rains, the one that is open and the next ones; whatever is due is drawn first. */
export async function redRainOf(context: Context): Promise<OutputOf<typeof getRedRain>> {
  const { db, merchant, services, now } = context
  // Promotions that have too little for another rain are no reason to hide the ones that are there.
  await keepRains(services, merchant.brand).catch((error: unknown) => console.error(`rains of ${merchant.brand}:`, error))
  await drawRains(services.database.db, { vault: services.vault, now: now(), merchant: merchant.brand })
  const at = now()
  const rains = db.selectFrom('rain_sessions').selectAll().where('merchant', '=', merchant.brand)
  const [past, next] = [
    await rains.where('closes_at', '<=', at).where('closes_at', '>', at - PAST).orderBy('opens_at', 'desc').limit(SHOWN).execute(), // prettier-ignore
    await rains.where('closes_at', '>', at).orderBy('opens_at').limit(SHOWN).execute(),
  ]
  const sessions = await Promise.all([...past.reverse(), ...next].map((rain) => sessionOf(rain, context)))
  const stake = next[0]?.stake ?? 0
  const wagered = stake > 0 ? await stakeOf(db, memberOf(context).id, at) : 0
  return { sessions, eligible: wagered >= stake, stake: minor(stake), wagered: minor(wagered), days: STAKE_DAYS }
}

async function sessionOf(rain: Rain, context: Context): Promise<RainSession> {
  const { db, language, now } = context
  const { id, opens_at, closes_at, pool, packets, smallest, largest, bands, hash, multiple, drawn_at } = rain
  const at = now()
  const tickets = db.selectFrom('rain_tickets').where('session_id', '=', id)
  const own = await tickets.select(['ticket', 'amount']).where('member_id', '=', memberOf(context).id).executeTakeFirst()
  const { count } = await tickets.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const state = drawn_at !== null ? 'drawn' : at >= closes_at ? 'closed' : at >= opens_at ? 'open' : 'upcoming'
  return {
    id,
    title: inLanguage<'title'>(rain, 'title', language),
    state,
    openTime: opens_at,
    closeTime: closes_at,
    drawTime: closes_at + GRACE_MS,
    pool: minor(pool),
    packets,
    smallest: minor(smallest),
    largest: minor(largest),
    mean: minor(Math.floor(pool / packets)),
    bands: bands.map(({ from, to, packets: within }) => ({ from: minor(from), to: minor(to), packets: within })),
    hash,
    multiple,
    tickets: count,
    ticket: own?.ticket ?? '',
    amount: drawn_at !== null && own ? minor(own.amount ?? 0) : undefined,
    winners: state === 'drawn' ? await winnersOf(id, context) : [],
  }
}

async function winnersOf(id: string, { db }: Context) {
  const rows = await db
    .selectFrom('rain_tickets as t')
    .innerJoin('members as m', 'm.id', 't.member_id')
    .select(['m.account', 't.amount'])
    .where('t.session_id', '=', id)
    .where('t.amount', '>', 0)
    .orderBy('t.amount', 'desc')
    .orderBy('t.rank')
    .limit(WINNERS)
    .execute()
  return rows.map(({ account, amount }) => ({ name: maskAccount(account), amount: minor(amount!) }))
}

/** What a drawn rain was drawn from. */
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
