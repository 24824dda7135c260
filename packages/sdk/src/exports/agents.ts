export { TeamScope } from '../agents/teamFields.ts'
export { getTeamBetKpis } from '../agents/getTeamBetKpis.ts'
export { getTeamMemberKpis } from '../agents/getTeamMemberKpis.ts'
export { getTeamMoneyKpis } from '../agents/getTeamMoneyKpis.ts'
