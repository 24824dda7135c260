import type { OutputOf } from '@platform/sdk'
import { endOf, numberOf } from '@platform/sdk/markets'
import type { getProtection } from '@platform/sdk/protection'
import type { Db } from '../db/openDatabase.ts'
import { memberOf, type Context } from '../gateway/Context.ts'
import { reachedLimit } from '../limits/exports.ts'
import { protectionColumns, stateAt } from '../gateway/protectionState.ts'
import { stateBeforeClosing } from './closeSettled.ts'
import { returnAccount } from './returnAccount.ts'

const open = { state: 'open', mayRequestReturn: false, mayCancelClosing: false } as const

/** The state of the caller's account. An open game polls it: that of an account that never left the state open is not queried. */
export async function protectionView(context: Context): Promise<OutputOf<typeof getProtection>> {
  const { db, member, now } = context
  if (!member?.protection || stateAt(member.protection, now()) === 'open')
    return { ...open, reached: await reachedLimit(db, memberOf(context).id, now()) }
  return freshView(context)
}

/** The same from the database, after a change. */
export async function freshView(context: Context): Promise<OutputOf<typeof getProtection>> {
  const { db, now } = context
  const { id } = memberOf(context)
  const row = await db
    .selectFrom('members')
    .select([...protectionColumns, 'closed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const state = row.closed_at === null ? stateAt(row, now()) : 'closed'
  if (state === 'open') return open
  const since = await enteredAt(db, id, state)
  const returnFrom = state === 'excluded' ? returnsFrom(context, { since, until: row.protected_until }) : undefined
  return {
    state,
    since,
    until: row.protected_until ?? undefined,
    ...(state === 'impeded' && { returnTo: (await returnAccount(db, id))[context.language === 'EN' ? 1 : 0] }),
    mayRequestReturn: returnFrom !== undefined && returnFrom <= now() && row.return_at === null,
    returnAt: row.return_at ?? undefined,
    mayCancelClosing: state === 'closing' && (await mayCancel(db, id, since)),
  }
}

/** When the present state was entered: a requested return is a change within it. */
async function enteredAt(db: Db, id: number, state: 'paused' | 'excluded' | 'closing' | 'impeded' | 'closed'): Promise<number> {
  const changes = db.selectFrom('protection_changes').select('at').where('member_id', '=', id).where('state', '=', state)
  return (await changes.where('return_at', 'is', null).orderBy('id', 'desc').executeTakeFirst())?.at ?? 0
}

/** From when a return may be requested: after the chosen time, without one as the market says; undefined = never. */
export function returnsFrom({ merchant }: Pick<Context, 'merchant'>, { since, until }: { since: number; until: number | null }) {
  if (until !== null) return until
  const after = numberOf(merchant.market, 'exclusions')?.openEnded?.revocableAfter
  return after === undefined ? undefined : endOf(after, since)
}

/** A closing is cancelled before money leaves for good, and never if an exclusion was its beginning. */
export async function mayCancel(db: Db, id: number, since: number): Promise<boolean> {
  if ((await stateBeforeClosing(db, id))?.state === 'excluded') return false
  const withdrawals = db.selectFrom('withdrawals').select('order_no').where('member_id', '=', id).where('created_at', '>=', since)
  return (await withdrawals.where('status', 'not in', ['rejected', 'cancelled', 'returned']).executeTakeFirst()) === undefined
}
