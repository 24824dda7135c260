import { sql } from 'kysely'
import type { Db } from '../db/openDatabase.ts'
import { Refusal } from '../base/Refusal.ts'

/** What an account is open for, as stored: a clock clears what is over. */
export interface ProtectionRow {
  protection: 'paused' | 'excluded' | 'closing' | 'impeded' | null
  protected_until: number | null
  return_at: number | null
}
/** The columns of `members` that a state is read from. */
export const protectionColumns = ['protection', 'protected_until', 'return_at'] as const

/** The state at a moment. A pause ends at `until`, an exclusion when a requested return is due; nothing waits for the clock that clears them. */
export function stateAt(
  { protection, protected_until, return_at }: ProtectionRow,
  now: number,
): 'open' | 'paused' | 'excluded' | 'closing' | 'impeded' {
  if (protection === 'paused' && protected_until !== null && protected_until <= now) return 'open'
  if (protection === 'excluded' && return_at !== null && return_at <= now) return 'open'
  return protection ?? 'open'
}

/** The same as a condition on rows of `members`, as which a query names them. */
export const isProtected = (members: string, now: number) => {
  const column = (name: string) => sql.ref(`${members}.${name}`)
  return sql<boolean>`coalesce(case ${column('protection')} when 'paused' then ${column('protected_until')} > ${now}::bigint
    when 'excluded' then coalesce(${column('return_at')} > ${now}::bigint, true) when 'closing' then true when 'impeded' then true end, false)`
}

const rowOf = (db: Db, memberId: number) =>
  db
    .selectFrom('members')
    .select([...protectionColumns, 'closed_at'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()

/** The state of a member. Under the lock of the wallet it does not change, but for a pause that is over. */
export async function protectionOf(db: Db, memberId: number, now: number): Promise<ReturnType<typeof stateAt> | 'closed'> {
  const row = await rowOf(db, memberId)
  return row.closed_at === null ? stateAt(row, now) : 'closed'
}

/** Whether a member gets no bonus, reward, packet or transfer now. Under the lock of the wallet it does not change before the transaction ends. */
export const isShut = async (db: Db, memberId: number, now: number): Promise<boolean> => (await protectionOf(db, memberId, now)) !== 'open'

/** The answer to a protected member of every call that is not open in the state. */
export const protectedRefusal = (row: ProtectionRow, now: number) =>
  new Refusal('access.protected', 403, {
    state: stateAt(row, now),
    ...(row.protected_until !== null && { until: row.protected_until }),
  })

/** Throws `access.protected`. Under the lock of the wallet it also sees what was entered a moment before. */
export async function assertUnprotected(db: Db, memberId: number, now: number): Promise<void> {
  const row = await rowOf(db, memberId)
  if (stateAt(row, now) !== 'open') throw protectedRefusal(row, now)
}

/** Since when a member is excluded or leaves for good; undefined while the account is open or paused. */
export async function leftSince(db: Db, memberId: number, now: number): Promise<number | undefined> {
  const state = await protectionOf(db, memberId, now)
  if (state === 'open' || state === 'paused') return undefined
  const changes = db.selectFrom('protection_changes').select('at').where('member_id', '=', memberId)
  const { at } = (await changes
    .where('id', '>', ({ selectFrom, fn }) =>
      selectFrom('protection_changes')
        .select(fn.coalesce(fn.max('id'), sql<number>`0`).as('last'))
        .where('member_id', '=', memberId)
        .where('state', 'in', ['open', 'paused']),
    )
    .orderBy('id')
    .executeTakeFirst()) ?? { at: 0 }
  return at
}
