import { minor } from '@platform/sdk'
import { takeRedEnvelope, type RedEnvelope } from '@platform/sdk/rewards'
import { sql } from 'kysely'
import { maskUser } from '../base/maskUser.ts'
import { mayCall } from '../gateway/authorise.ts'
import { memberOf, type Context } from '../gateway/Context.ts'

/** Older envelopes are no longer listed as news. */
const PAST = 7 * 86_400_000
const MOST = 20

/** The envelopes of the direct upline of which the member may take a packet, then those of the last days. */
export async function envelopesOf(context: Context): Promise<{ content: RedEnvelope[] }> {
  const { db, now } = context
  const { id, type } = memberOf(context)
  if (!mayCall(takeRedEnvelope.access, type)) return { content: [] }
  const at = now()
  const rows = await db
    .selectFrom('red_envelopes as e')
    .innerJoin('members as m', 'm.upline_id', 'e.sender_id')
    .innerJoin('members as s', 's.id', 'e.sender_id')
    .leftJoin('red_envelope_packets as p', (join) => join.onRef('p.envelope_no', '=', 'e.envelope_no').on('p.taken_by', '=', id))
    .select(['e.envelope_no', 'e.words', 'e.created_at', 'e.expires_at', 'e.ended_at', 's.account', 'p.amount', 'p.taken_at'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('red_envelope_packets as f')
            .select('f.position')
            .whereRef('f.envelope_no', '=', 'e.envelope_no')
            .where('f.taken_by', 'is', null),
        )
        .as('left'),
    ) // prettier-ignore
    .where('m.id', '=', id)
    .where('e.created_at', '>', at - PAST)
    .whereRef('e.created_at', '>=', 'm.registered_at')
    .orderBy(
      sql`p.taken_at is null and e.ended_at is null and e.expires_at > ${at} and exists (
      select 1 from red_envelope_packets f where f.envelope_no = e.envelope_no and f.taken_by is null)`,
      'desc',
    )
    .orderBy('e.created_at', 'desc')
    .limit(MOST)
    .execute()
  const content = rows.map(({ envelope_no, words, created_at, expires_at, ended_at, account, amount, taken_at, left }) => ({
    id: envelope_no,
    from: maskUser(account),
    words,
    state: taken_at !== null ? ('taken' as const) : !left ? ('empty' as const) : ended_at === null && at < expires_at ? ('open' as const) : ('ended' as const), // prettier-ignore
    amount: amount === null ? undefined : minor(amount),
    createdAt: created_at,
    expireTime: expires_at,
    takenTime: taken_at ?? undefined,
  }))
  return { content }
}
