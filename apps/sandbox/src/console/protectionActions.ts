import { numberOf } from '@platform/sdk/markets'
import * as z from 'zod/mini'
import { contextFor } from '../gateway/contextFor.ts'
import { notFound, Refusal } from '../base/Refusal.ts'
import type { Services } from '../gateway/Services.ts'
import { enterState, protectionHistory, untilOf } from '../protection/exports.ts'
import { action, type Action } from './Action.ts'
import { memberNamed } from './memberNamed.ts'

const who = { merchant: z.string(), userName: z.string() }
const written = z.string().check(z.trim(), z.minLength(1), z.maxLength(400))

/** What an operator may do about pauses and exclusions: see them and begin them. None ends one. */
export const protectionActions: Record<string, Action> = {
  'protection/history': action(
    'Shows every pause, exclusion and closing of a member, with its reason.',
    z.object(who),
    async (body, services) => {
      const { id } = await memberNamed(body, services)
      return { changes: await protectionHistory(services.database.db, id) }
    },
  ),
  'protection/enter': action(
    'Pauses or excludes a member for a time that the market offers, or closes an account that is open. No action ends that. The audit names the person.',
    z.object({
      ...who,
      state: z.enum(['paused', 'excluded', 'closing']),
      duration: z.nullable(z.string()),
      reason: written,
      person: written,
    }),
    async ({ state, duration, reason, person, ...body }, services) => {
      const { id, merchant: code } = await memberNamed(body, services)
      const merchant = services.merchants.find(code)
      if (!merchant) throw notFound()
      // An exclusion would end by it: only the member may choose that.
      if (state === 'closing' && (await isProtected(services, id))) throw new Refusal('protection.state', 400)
      const context = contextFor(services, merchant, id)
      const lengths = numberOf(merchant.market, state === 'paused' ? 'breaks' : 'exclusions')
      const until = state === 'closing' ? null : untilOf(context, lengths, duration)
      await enterState(context, { state, until, actor: 'operator', reason: `${reason} (${person})` })
    },
  ),
}

async function isProtected({ database }: Services, id: number): Promise<boolean> {
  const member = await database.db.selectFrom('members').select('protection').where('id', '=', id).executeTakeFirstOrThrow()
  return member.protection !== null
}
