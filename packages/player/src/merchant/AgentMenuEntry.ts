/** Every entry that the agent grid knows. */
export const agentMenuEntries = [
  'teamOverview',
  'transactionRecord',
  'teamManagement',
  'redRain',
  'teamProfitLoss',
  'teamBetting',
  'agentRebateSettings',
  'agentRebateIncome',
  'securityCenter',
  'news',
] as const

/** Entries of the agent grid (2.19); online service is always shown. */
export type AgentMenuEntry = (typeof agentMenuEntries)[number]
