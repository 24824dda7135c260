import { minor, type InputOf, type OutputOf } from '@platform/sdk'
import type { getSentEnvelopes, SentEnvelope } from '@platform/sdk/rewards'
import { userNameFor } from '../base/maskUser.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { listPage } from '../gateway/listPage.ts'
import { countDirect } from './directMembers.ts'
import { HOURS, LEAST, MOST_PACKETS } from './envelopeRules.ts'

/** A page of the agent's sent envelopes, and the rules for another one. */
export async function pageOfSent(
  { pageNo }: InputOf<typeof getSentEnvelopes>,
  context: Context,
): Promise<OutputOf<typeof getSentEnvelopes>> {
  const { db } = context
  const { id } = memberOf(context)
  const page = listPage(pageNo)
  const envelopes = db.selectFrom('red_envelopes').where('sender_id', '=', id)
  const { count } = await envelopes.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await envelopes.select('envelope_no').orderBy('created_at', 'desc').orderBy('envelope_no').$call(page.rows).execute()
  const numbers = rows.map(({ envelope_no }) => envelope_no)
  const members = await countDirect(db, id)
  const rules = { members, mostPackets: Math.min(MOST_PACKETS, members), least: minor(LEAST), hours: HOURS }
  return { content: await sentEnvelopes(context, numbers), ...page.of(count), ...rules }
}

/** The caller's own envelopes with the members who took packets, in the order of their numbers. */
export async function sentEnvelopes(context: Context, numbers: readonly string[]): Promise<SentEnvelope[]> {
  if (numbers.length === 0) return []
  const { db, now } = context
  const rows = await db
    .selectFrom('red_envelopes')
    .selectAll()
    .where('envelope_no', 'in', numbers)
    .where('sender_id', '=', memberOf(context).id)
    .execute()
  const packets = await db
    .selectFrom('red_envelope_packets as p')
    .innerJoin('members as m', 'm.id', 'p.taken_by')
    .select(['p.envelope_no', 'p.amount', 'p.taken_at', 'm.account'])
    .where('p.envelope_no', 'in', numbers)
    .orderBy('p.taken_at')
    .orderBy('p.position')
    .execute()
  const byNumber = new Map(rows.map((row) => [row.envelope_no, row]))
  return numbers.map((number) => {
    const row = byNumber.get(number)!
    const takers = packets.filter(({ envelope_no }) => envelope_no === number)
    const takenAmount = takers.reduce((sum, { amount }) => sum + amount, 0)
    const state = takers.length === row.packets ? 'empty' : row.ended_at === null && now() < row.expires_at ? 'open' : 'ended'
    return {
      id: number,
      amount: minor(row.amount),
      packets: row.packets,
      split: row.split,
      words: row.words,
      state,
      taken: takers.length,
      takenAmount: minor(takenAmount),
      returned: minor(row.ended_at === null ? 0 : row.amount - takenAmount),
      createdAt: row.created_at,
      expireTime: row.expires_at,
      takers: takers.map(({ account, amount, taken_at }) => ({
        userName: userNameFor(account, 1),
        amount: minor(amount),
        takenTime: taken_at!,
      })),
    }
  })
}
