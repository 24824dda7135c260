import { randomInt } from 'node:crypto'
import * as z from 'zod/mini'
import { Refusal } from '../base/Refusal.ts'
import type { Db } from '../db/openDatabase.ts'
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
    'For tests, once for each member: one without any check of identity is at a question of the registration, or has its result. Limits are of its `limits`.',
    StateBody,
    async ({ at, reason, ...who }, services) => {
      const member = await memberNamed(who, services)
      await knownPerson(services, member)
      await services.database.db.transaction().execute(async (db) => {
        if (await isChecked(db, member.id)) throw new Refusal('kyc.closed', 409)
        const state = { ...member, at, reason, now: services.now() }
        await answer(db, state)
        await check(db, state)
      })
    },
  ),
}

interface State {
  id: number
  merchant: string
  at: Place
  reason: string
  now: number
}

/** Nothing that was found out about a person is overwritten. */
async function isChecked(db: Db, id: number): Promise<boolean> {
  const checked = await db
    .selectFrom('members as m')
    .leftJoin('kyc_requests as k', 'k.member_id', 'm.id')
    .select('m.id')
    .where('m.id', '=', id)
    .where(({ eb, or }) => or([eb('m.underage_at', 'is not', null), eb('k.member_id', 'is not', null)]))
    .executeTakeFirst()
  return checked !== undefined
}

/** Stores what comes before a question. */
async function answer(db: Db, { id, at, now }: State): Promise<void> {
  const email = `ana${id}@mail.example`
  await db
    .updateTable('members')
    .set({
      registering: true,
      birth_date: at === 'underage' ? '2012-05-17' : '1990-05-17',
      underage_at: at === 'underage' ? now : null,
      mobile: `55119${String(randomInt(1e8)).padStart(8, '0')}`,
      stated_email: email,
      email: isAfter(at, 'email') ? email : null,
      gender: isAfter(at, 'gender') ? 'unstated' : null,
    })
    .where('id', '=', id)
    .execute()
  if (isAfter(at, 'address')) {
    const street = { postal_code: '01310100', street: 'Avenida Paulista', number: '1000', complement: '', district: 'Bela Vista' }
    const home = { ...street, city: 'São Paulo', state: 'SP', set_at: now }
    await db
      .insertInto('member_addresses')
      .values({ ...home, member_id: id })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(home))
      .execute()
  }
}

/** Stores what the checks have found. */
async function check(db: Db, { id, merchant, at, reason, now }: State): Promise<void> {
  const refusals = at === 'desk' ? 3 : at === 'again' ? 1 : 0
  const rows = [
    ...Array.from({ length: refusals }, () => ({ status: 'refused' as const, reason })),
    ...(at === 'checking' ? [{ status: 'review' as const, reason: '' }] : []),
    ...(at === 'waits' || at === 'impeded' ? [{ status: 'accepted' as const, reason: '' }] : []),
  ]
  const times = { created_at: now, sent_at: now, decided_at: now }
  for (const row of rows)
    await db
      .insertInto('kyc_requests')
      .values({ ...row, ...times, merchant, member_id: id })
      .execute()
  await db
    .updateTable('registry_states')
    .set({ answer: at === 'waits' ? null : at === 'impeded' ? 'exclusion' : 'clear', answered_at: now, next_at: now + DAY })
    .where('member_id', '=', id)
    .execute()
}
