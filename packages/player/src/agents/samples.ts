import type { TeamMember, TeamPath } from '@platform/sdk/agents'
import { minor } from '@platform/sdk'

/** The way to a team, for stories. */
export const path: TeamPath[] = [
  { memberId: '1', userName: 'brunoagente' },
  { memberId: '2', userName: 'ligiaagente' },
  { memberId: '3', userName: 'pa•••e' },
]

/** A member of a team, for stories. */
export const teamMember = (index: number): TeamMember => ({
  memberId: String(100 + index),
  userName: index % 3 === 2 ? `lu•••${index}` : `luanaalve${index}`,
  type: index % 4 === 0 ? 1 : 0,
  depth: 1,
  regDate: Date.UTC(2026, 2, 14, 15),
  lastLoginTime: index % 5 === 4 ? undefined : Date.UTC(2026, 10, 20, 12, 5),
  online: index % 3 === 0,
  disabled: index % 7 === 6,
  teamMemberCount: index % 4 === 0 ? 12 : 0,
  balance: minor(123_456),
  depositAmount: minor(50_000),
  withdrawAmount: minor(20_000),
  betAmount: minor(80_000),
  validBetAmount: minor(76_000),
  winAmount: minor(71_250),
  rebateAmount: minor(300),
  rewardAmount: minor(0),
  feeAmount: minor(0),
  profit: minor(-8450),
})
