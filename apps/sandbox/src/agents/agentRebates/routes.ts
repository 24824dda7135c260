import * as calls from '@platform/sdk/agents'
import { memberOf } from '../../gateway/Context.ts'
import { handle } from '../../gateway/handle.ts'
import { afterSettlingDraws } from '../../records/exports.ts'
import { agentRates } from '../accounts/agentRates.ts'
import { offeredProducts } from '../../catalogue/exports.ts'
import { changeRates } from './changeRates.ts'
import { downlineRebates } from './downlineRebates.ts'
import { incomeOf } from './incomeOf.ts'
import { quotasOf } from './quotasOf.ts'
import { rateHistory } from './rateHistory.ts'

/** Rates of agents, and their income. */
export const agentRebateRoutes = [
  handle(calls.getTeamRebates, afterSettlingDraws(incomeOf)),
  handle(calls.getDownlineRebates, ({ memberId }, context) => downlineRebates(context, memberId)),
  handle(calls.updateDownlineRebates, (form, context) => changeRates(form, context)),
  handle(calls.getRebateHistory, (filter, context) => rateHistory(filter, context)),
  handle(calls.getRebateQuotas, async (_input, context) => {
    const { id } = memberOf(context)
    const offeredTypes = await offeredProducts(context)
    const most = new Map((await agentRates(context.db, id, context.now())).map((ceiling) => [ceiling.gameType, ceiling.most]))
    const quotas = await quotasOf(context.db, id)
    return { content: quotas.filter(({ gameType, rate }) => offeredTypes.has(gameType) && rate <= (most.get(gameType) ?? 0)) }
  }),
]
