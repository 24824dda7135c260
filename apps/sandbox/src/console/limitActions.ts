import { LimitKind, LimitPeriod } from '@platform/sdk/protection'
import * as z from 'zod/mini'
import { invalid, notFound } from '../base/Refusal.ts'
import type { Services } from '../gateway/Services.ts'
import { lastChanges, limitsOf, setLimit } from '../limits/exports.ts'
import { action, type Action } from './Action.ts'
import { memberNamed } from './memberNamed.ts'

const who = { merchant: z.string(), userName: z.string() }
const LimitBody = z.object({
  ...who,
  kind: z.enum(LimitKind.options),
  period: z.enum(LimitPeriod.options),
  value: z.int().check(z.minimum(1)),
  /** Who does it: stored in the audit log. */
  person: z.string().check(z.trim(), z.minLength(1), z.maxLength(400)),
})

/** What an operator sees of a member's limits, and may do with them: only the member raises them. */
export const limitActions: Record<string, Action> = {
  'limits/show': action('Shows the limits of a member, and their last changes.', z.object(who), async (member, services) => {
    const { db } = services.database
    const owner = await ownerOf(member, services)
    return { limits: (await limitsOf(db, owner)).limits, changes: await lastChanges(db, owner.memberId) }
  }),
  'limits/set': action(
    'Sets a limit of a member, or lowers it: cents, bets or minutes. Only the member can raise it. The audit names the person.',
    LimitBody,
    async ({ kind, period, value, person: _stored, ...member }, services) => {
      const owner = await ownerOf(member, services)
      await services.database.db
        .transaction()
        .execute((trx) => setLimit(trx, owner, { kind, period, value, actor: 'operator', forbidRise: invalid('value') }))
    },
  ),
}

async function ownerOf(named: { merchant: string; userName: string }, services: Services) {
  const { id: memberId, merchant } = await memberNamed(named, services)
  const market = services.merchants.find(merchant)?.market
  if (!market) throw notFound()
  return { market, memberId, at: services.now() }
}
