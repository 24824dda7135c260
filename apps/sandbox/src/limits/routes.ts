import * as protection from '@platform/sdk/protection'
import { memberOf, type Context } from '../gateway/Context.ts'
import { handle } from '../gateway/handle.ts'
import type { Db } from '../db/openDatabase.ts'
import { changesOf } from './changesOf.ts'
import { confirmLimit, dropLimitChange, setLimit } from './changeLimit.ts'
import { limitsOf } from './limitsOf.ts'
import { countPlayTime } from './playTime.ts'
import { readReminder } from './readReminder.ts'

interface Owner {
  memberId: number
  at: number
}

const ownerOf = (context: Context) => ({ market: context.merchant.market, memberId: memberOf(context).id, at: context.now() })

/** A change in a transaction of its own, then the limits as they are. It counts as read reminder, too. */
async function changed(context: Context, change: (db: Db, owner: Owner) => Promise<void>) {
  const owner = ownerOf(context)
  return context.db.transaction().execute(async (trx) => {
    // First: heartbeats lock these rows in this order.
    await readReminder(trx, owner)
    await change(trx, owner)
    return limitsOf(trx, owner)
  })
}

/** Limits that a member sets. */
export const limitRoutes = [
  handle(protection.getLimits, (_input, context) => limitsOf(context.db, ownerOf(context))),
  handle(protection.setLimit, (form, context) =>
    changed(context, (db, owner) => setLimit(db, { ...owner, market: context.merchant.market }, { ...form, actor: 'member' })),
  ),
  handle(protection.confirmLimit, (name, context) => changed(context, (db, owner) => confirmLimit(db, owner, name))),
  handle(protection.dropLimitChange, (name, context) => changed(context, (db, owner) => dropLimitChange(db, owner, name))),
  handle(protection.readLimitReminder, (_input, context) => changed(context, () => Promise.resolve())),
  handle(protection.getLimitChanges, (filter, context) => changesOf(filter, context)),
  handle(protection.sendPlayTime, async (_input, context) => ({
    nearest: (await countPlayTime(context.db, memberOf(context).id, context.now())) ?? null,
  })),
]
