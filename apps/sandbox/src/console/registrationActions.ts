import { randomInt } from 'node:crypto'
import * as z from 'zod/mini'
import type { Services } from '../gateway/Services.ts'
import { refusalReasons } from '../registry/exports.ts'
import { action, type Action } from './Action.ts'
import { knownPerson } from './knownPerson.ts'
import { memberNamed } from './memberNamed.ts'

/** Questions that wait for their answer, then what follows the last one. */
const places = ['email', 'address', 'gender', 'limits', 'identity', 'checking', 'again', 'desk', 'underage', 'waits', 'impeded'] as const
type Place = (typeof places)[number]

const isAfter = (at: Place, step: Place) => places.indexOf(at) > places.indexOf(step)
const DAY = 86_400_000

const StateBody = z.object({
  merchant: z.string(),
  userName: z.string(),
  at: z.enum(places),
  reason: z._default(z.enum(refusalReasons), 'blur'),
})

/** Where a registration in a market with steps can be. */
export const registrationActions: Record<string, Action> = {
  'registration/state': action(
    'For tests: a member without an accepted identity is at a question of the registration, or has its result. Limits are of its `limits`.',
    StateBody,
    async ({ at, reason, ...who }, services) => {
      const member = await memberNamed(who, services)
      await answer(services, member, at)
      await check(services, member, { at, reason })
    },
  ),
}

/** Stores what comes before a question. */
async function answer(services: Services, member: { id: number; merchant: string }, at: Place): Promise<void> {
  const { database, now } = services
  const { db } = database
  await knownPerson(services, member)
  const email = `ana${member.id}@mail.example`
  await db
    .updateTable('members')
    .set({
      registering: true,
      birth_date: at === 'underage' ? '2012-05-17' : '1990-05-17',
      underage_at: at === 'underage' ? now() : null,
      mobile: `55119${String(randomInt(1e8)).padStart(8, '0')}`,
      stated_email: email,
      email: isAfter(at, 'email') ? email : null,
      gender: isAfter(at, 'gender') ? 'unstated' : null,
    })
    .where('id', '=', member.id)
    .execute()
  if (isAfter(at, 'address')) {
    const home = { postal_code: '01310100', street: 'Avenida Paulista', number: '1000', complement: '', district: 'Bela Vista' }
    await db
      .insertInto('member_addresses')
      .values({ ...home, city: 'São Paulo', state: 'SP', member_id: member.id, set_at: now() })
      .execute()
  }
}

/** Stores what the checks have found. */
async function check(
  { database: { db }, now }: Services,
  member: { id: number; merchant: string },
  { at, reason }: { at: Place; reason: string },
) {
  const refusals = at === 'desk' ? 3 : at === 'again' ? 1 : 0
  const rows = [
    ...Array.from({ length: refusals }, () => ({ status: 'refused' as const, reason })),
    ...(at === 'checking' ? [{ status: 'review' as const, reason: '' }] : []),
    ...(at === 'waits' || at === 'impeded' ? [{ status: 'accepted' as const, reason: '' }] : []),
  ]
  const times = { created_at: now(), sent_at: now(), decided_at: now() }
  for (const row of rows)
    await db
      .insertInto('kyc_requests')
      .values({ ...row, ...times, merchant: member.merchant, member_id: member.id })
      .execute()
  await db
    .updateTable('registry_states')
    .set({ answer: at === 'waits' ? null : at === 'impeded' ? 'exclusion' : 'clear', answered_at: now(), next_at: now() + DAY })
    .where('member_id', '=', member.id)
    .execute()
}
