import { memberOf, type Context } from '../../gateway/Context.ts'
import type { Offer } from '../Offer.ts'
import { weekTurn } from '../turns.ts'
import { boardOf, boardRules } from './boardOf.ts'

/** The prize of the week before, once its board is final; it can be claimed until this week ends. */
export async function rankingOffers(context: Context): Promise<Offer[]> {
  const rules = await boardRules(context)
  if (!rules) return []
  const { turn, finalAt, ranks } = await boardOf(rules, context, 1)
  const at = context.now()
  const ownRank = ranks.find(({ member_id }) => member_id === memberOf(context).id)
  const amount = ownRank && rules.prizes[ownRank.rank - 1]
  if (!ownRank || !amount || at < finalAt) return []
  return [
    {
      source: 'ranking',
      code: 'ranking:week',
      period: turn.period,
      title_pt: `${ownRank.rank}º lugar: ${rules.title_pt}`,
      title_en: `Place ${ownRank.rank}: ${rules.title_en}`,
      condition_pt: 'Pelos pontos da semana passada.',
      condition_en: 'For last week’s points.',
      amount,
      multiple: rules.multiple,
      weights: rules.weights,
      status: 'claim',
      expiresAt: weekTurn(at).to,
    },
  ]
}
