import * as z from 'zod/mini'
import { GameType } from '@platform/sdk/games'
import { invalid, notFound } from '../base/Refusal.ts'
import { action, type Action } from './Action.ts'

/** Hundredths of a percent. */
const rate = z.int().check(z.minimum(0), z.maximum(10_000))
const product = { merchant: z.string(), gameType: z.enum(GameType.options) }

/** The values that a merchant allows its agents to agree on. */
export const rebateActions: Record<string, Action> = {
  'rebates/limits': action(
    'Rates of agents for a product, in hundredths of a percent: the most at the top of a tree, the gap to the agent above, the step. Fields that are left out stay.',
    z.object({ ...product, most: z.optional(rate), gap: z.optional(rate), step: z.optional(rate.check(z.minimum(1))) }),
    async ({ merchant, gameType, ...limits }, { database: { db } }) => {
      if (Object.values(limits).every((value) => value === undefined)) throw invalid('most', 'gap', 'step')
      const update = db.updateTable('agent_rebate_settings').set(limits).where('merchant', '=', merchant).where('game_type', '=', gameType)
      if ((await update.executeTakeFirst()).numUpdatedRows === 0n) throw notFound()
    },
    ['agent_rebate_settings'],
  ),
  'rebates/quota': action(
    'How many members right below an agent may have a rate from this one up to the next level; without "members" the level goes.',
    z.object({ ...product, rate: rate.check(z.minimum(1)), members: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))) }),
    async ({ merchant, gameType: game_type, rate: from, members: most }, { database: { db } }) => {
      const query = db
        .selectFrom('agent_rebate_settings')
        .select('most')
        .where('merchant', '=', merchant)
        .where('game_type', '=', game_type)
      if (!(await query.executeTakeFirst())) throw notFound()
      await db.deleteFrom('agent_rebate_quotas').where('merchant', '=', merchant).where('game_type', '=', game_type).where('rate', '=', from).execute() // prettier-ignore
      if (most !== undefined) await db.insertInto('agent_rebate_quotas').values({ merchant, game_type, rate: from, most }).execute()
    },
    ['agent_rebate_quotas'],
  ),
  'rebates/lowering': action(
    'Agents may lower the rates of members right below, or only raise them.',
    z.object({ merchant: z.string(), allowed: z.boolean() }),
    async ({ merchant, allowed }, { database: { db } }) => {
      const update = db.updateTable('agent_rebate_rules').set({ lowering: allowed }).where('merchant', '=', merchant)
      if ((await update.executeTakeFirst()).numUpdatedRows === 0n) throw notFound()
    },
    ['agent_rebate_rules'],
  ),
}
