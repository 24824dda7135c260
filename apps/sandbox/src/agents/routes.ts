import * as calls from '@platform/sdk/agents'
import { handle } from '../gateway/handle.ts'
import { afterSettlingDraws } from '../records/exports.ts'
import { dailyFigures } from './dailyFigures.ts'
import { downlineOf, downlinesOf } from './downlines.ts'
import { figureRows } from './figureRows.ts'
import { pageOfMembers } from './pageOfMembers.ts'
import { teamProfitLoss } from './profitLoss.ts'
import { teamBets } from './teamBets.ts'
import { betKpis, memberKpis, moneyKpis } from './teamKpis.ts'

export const agentRoutes = [
  handle(calls.getTeamMemberKpis, (filter, context) => memberKpis(filter, context)),
  handle(calls.getTeamBetKpis, (filter, context) => betKpis(filter, context)),
  handle(calls.getTeamMoneyKpis, (filter, context) => moneyKpis(filter, context)),
  handle(calls.getTeamMembers, (filter, context) => pageOfMembers(filter, context)),
  handle(calls.getTeamDays, (filter, context) => dailyFigures(filter, context)),
  handle(calls.getTeamProfitLoss, afterSettlingDraws(teamProfitLoss)),
  handle(calls.getTeamProfitLossRows, afterSettlingDraws(figureRows)),
  handle(calls.getTeamBets, afterSettlingDraws(teamBets)),
  handle(calls.getDownline, (input, context) => downlineOf(input, context)),
  handle(calls.getDownlines, (filter, context) => downlinesOf(filter, context)),
]
