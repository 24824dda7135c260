import type { InputOf, OutputOf } from '@platform/sdk'
import type { updateDownlineRebates as call } from '@platform/sdk/agents'
import { memberOf, type Context } from '../../gateway/Context.ts'
import { invalid, Refusal } from '../../base/Refusal.ts'
import { lockRates, whyNot } from '../accounts/agentRates.ts'
import { directMember, effectiveFrom, ratesOfMember } from './downlineRebates.ts'
import { isFull, quotasOf } from './quotasOf.ts'

/** Changes the rates of a direct member, all or none, from the next day on. In the transaction of its call. */
export async function changeRates({ memberId, rates }: InputOf<typeof call>, context: Context): Promise<OutputOf<typeof call>> {
  const { db, now } = context
  const at = now()
  const { id: agentId } = memberOf(context)
  const { id } = await directMember(context, memberId)
  if (new Set(rates.map(({ gameType }) => gameType)).size < rates.length) throw invalid('rates')
  await lockRates(db, [agentId, id])
  const products = new Map((await ratesOfMember(db, { agentId, memberId: id, now: at })).map((product) => [product.gameType, product]))
  const quotas = await quotasOf(db, agentId, id)
  const changes = rates.map(({ gameType, before, rate }) => {
    const product = products.get(gameType)
    if (!product || rate % product.step !== 0) throw invalid('rates')
    const code =
      before !== product.later
        ? 'rebate.changed'
        : (whyNot({ rate: product.mine, most: product.most }, rate) ??
          (rate < product.least ? 'rebate.floor' : isFull(quotas, { gameType, rate }) && 'rebate.quota'))
    if (code) throw new Refusal(code, 400, { gameType })
    return { member_id: id, game_type: gameType, before, rate, agent_id: agentId, made_at: at, effective_at: effectiveFrom(at) }
  })
  const changedRates = changes.filter(({ before, rate }) => before !== rate)
  if (changedRates.length === 0) throw invalid('rates')
  await db.insertInto('agent_rates').values(changedRates).execute()
  return { effectiveAt: effectiveFrom(at) }
}
