import type { InputOf, OutputOf } from '@platform/sdk'
import { endOf, numberOf, offersDuration, type Durations } from '@platform/sdk/markets'
import type { excludeAccount, getProtection, pauseAccount } from '@platform/sdk/protection'
import { memberOf, type Context } from '../gateway/Context.ts'
import { Refusal } from '../base/Refusal.ts'
import { lockWallets } from '../ledger/wallet.ts'
import { stateBeforeClosing } from './closeSettled.ts'
import { enterState } from './enterState.ts'
import { freshView, returnsFrom } from './protectionView.ts'

type View = Promise<OutputOf<typeof getProtection>>

/** From the request of a return to the open account. */
const RETURN_MS = 86_400_000

/** Pauses the account for a time that the market offers. */
export async function pause(context: Context, { duration }: InputOf<typeof pauseAccount>): View {
  await enterState(context, {
    state: 'paused',
    until: untilOf(context, numberOf(context.merchant.market, 'breaks'), duration),
    actor: 'member',
  })
  return freshView(context)
}

/** Excludes the member for a time that the market offers, or without an end. */
export async function exclude(context: Context, { duration }: InputOf<typeof excludeAccount>): View {
  await enterState(context, {
    state: 'excluded',
    until: untilOf(context, numberOf(context.merchant.market, 'exclusions'), duration),
    actor: 'member',
  })
  return freshView(context)
}

/** When a chosen time is over; null without an end. Throws `protection.duration` for one that is not offered. */
export function untilOf({ now }: Pick<Context, 'now'>, offered: Durations | undefined, duration: string | null): number | null {
  if (!offered || !offersDuration(offered, duration)) throw new Refusal('protection.duration', 400)
  return duration === null ? null : endOf(duration, now())
}

/** Requests the end of an exclusion: it opens a day later, so that no moment decides it. */
export async function requestReturn(context: Context): View {
  const { db, services, now } = context
  const { id } = memberOf(context)
  await db.transaction().execute(async (trx) => {
    await lockWallets(trx, [id])
    const { state, since, until, returnAt } = await freshView({ ...context, db: trx })
    if (state !== 'excluded' || returnAt !== undefined) throw new Refusal('protection.state', 400)
    const from = returnsFrom(context, { since: since!, until: until ?? null })
    if (from === undefined || from > now()) throw new Refusal('protection.early', 400)
    const return_at = now() + RETURN_MS
    await trx.updateTable('members').set({ return_at }).where('id', '=', id).execute()
    await trx
      .insertInto('protection_changes')
      .values({ member_id: id, state, until: until ?? null, return_at, actor: 'member', at: now() })
      .execute()
  })
  services.sessions.forget(id)
  return freshView(context)
}

/**
 * Opens an account that is closing, or puts it back into the pause that it was closed from. What the closing has ended does not come back:
 * bonuses and contracts, with what these carried over. A contract after it is a new proposal that both sides agree on.
 */
export async function cancelClosing(context: Context): View {
  const { db, services, now } = context
  const { id } = memberOf(context)
  await db.transaction().execute(async (trx) => {
    await lockWallets(trx, [id])
    const { mayCancelClosing } = await freshView({ ...context, db: trx })
    if (!mayCancelClosing) throw new Refusal('protection.state', 400)
    const before = await stateBeforeClosing(trx, id)
    const paused = before?.state === 'paused' && before.until !== null && before.until > now()
    const until = paused ? before.until : null
    await trx
      .updateTable('members')
      .set({ protection: paused ? 'paused' : null, protected_until: until })
      .where('id', '=', id)
      .execute()
    const change = { member_id: id, state: paused ? ('paused' as const) : ('open' as const), until, return_at: null }
    await trx
      .insertInto('protection_changes')
      .values({ ...change, actor: 'member', at: now() })
      .execute()
  })
  services.sessions.forget(id)
  return freshView(context)
}
