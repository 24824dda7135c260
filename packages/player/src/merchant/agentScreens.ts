import type { RouteName } from '../routes.ts'
import type { AgentMenuEntry } from './AgentMenuEntry.ts'

/** The screen behind each entry of the agent grid (2.19); an entry whose screen a merchant does not have is not shown. */
export const agentScreens = {
  teamOverview: 'teamOverview',
  transactionRecord: 'accountRecord',
  teamManagement: 'teamManagement',
  redRain: 'redRain',
  teamProfitLoss: 'teamProfitLoss',
  teamBetting: 'teamBetting',
  agentRebateSettings: 'agentRebateSettings',
  agentRebateIncome: 'agentRebateIncome',
  securityCenter: 'securityCenter',
  news: 'messages',
} as const satisfies Record<AgentMenuEntry, RouteName>
