export * from '../agents/AccountKind.ts'
export { AFFILIATE_CONTACT, AFFILIATE_DAYS, AffiliateChannel, type AffiliateUrl } from '../agents/AffiliateUrl.ts'
export type { AgentRate, RateCeiling } from '../agents/AgentRate.ts'
export * from '../agents/createAffiliateUrl.ts'
export * from '../agents/removeAffiliateUrl.ts'
export * from '../agents/getAffiliateUrls.ts'
export * from '../agents/getGlobalRebateSettings.ts'
export { getDownlineRebates, type DownlineRebate } from '../agents/getDownlineRebates.ts'
export { getRebateHistory, type RebateChange } from '../agents/getRebateHistory.ts'
export { getRebateQuotas, type RebateQuota } from '../agents/getRebateQuotas.ts'
export {
  getTeamRebates,
  REBATE_PARTS,
  RebateLevel,
  TeamRebateStatus,
  type TeamRebate,
  type TeamRebateDay,
} from '../agents/getTeamRebates.ts'
export * from '../agents/updateDownlineRebates.ts'
export * from '../agents/openAccount.ts'
export { TeamScope } from '../agents/teamFields.ts'
export * from '../agents/getDownline.ts'
export * from '../agents/getDownlines.ts'
export { getTeamMembers, TeamActivity } from '../agents/getTeamMembers.ts'
export type { TeamMember, TeamPath } from '../agents/TeamMember.ts'
export * from '../agents/getTeamBetKpis.ts'
export { getTeamBets, type TeamBet } from '../agents/getTeamBets.ts'
export { getTeamDays, type TeamDay } from '../agents/getTeamDays.ts'
export * from '../agents/getTeamMemberKpis.ts'
export * from '../agents/getTeamMoneyKpis.ts'
export { getTeamProfitLoss, type TeamBranch } from '../agents/getTeamProfitLoss.ts'
export { getTeamProfitLossRows, TeamFigure, type TeamFigureRow } from '../agents/getTeamProfitLossRows.ts'
