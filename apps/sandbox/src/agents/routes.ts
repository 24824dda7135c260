import * as calls from '@platform/sdk/agents'
import { handle } from '../gateway/handle.ts'
import { betKpis, memberKpis, moneyKpis } from './teamKpis.ts'

export const agentRoutes = [
  handle(calls.getTeamMemberKpis, (filter, context) => memberKpis(filter, context)),
  handle(calls.getTeamBetKpis, (filter, context) => betKpis(filter, context)),
  handle(calls.getTeamMoneyKpis, (filter, context) => moneyKpis(filter, context)),
]
