import type { TeamBet, TeamBranch, TeamDay, TeamFigureRow, TeamMember, TeamPath } from '@platform/sdk/agents'
import { minor } from '@platform/sdk'
import { daysBetween } from '../blocks/record/daysBetween.ts'
import type { TeamChartProps } from './TeamChart/TeamChart.tsx'

/** The path to a team, for stories. */
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

const sums = {
  depositAmount: minor(250_000),
  withdrawAmount: minor(91_000),
  betAmount: minor(480_000),
  validBetAmount: minor(455_000),
  winAmount: minor(431_250),
  rebateAmount: minor(1300),
  rewardAmount: minor(5000),
  feeAmount: minor(250),
  profit: minor(-42_700),
}

/** Sums of a team, for stories. */
export const teamSums = sums

/** A line of a team's profit and loss, for stories: the holder's first. */
export const teamBranch = (index: number): TeamBranch => ({
  ...sums,
  memberId: String(100 + index),
  userName: index === 0 ? 'brunoagente' : `luanaalve${index}`,
  type: index % 3 === 0 ? 1 : 0,
  branch: index > 0,
  teamMemberCount: index % 3 === 0 ? 12 : 0,
  profit: minor(index % 2 === 0 ? -12_340 : 8500),
})

const days = daysBetween({ startDate: '2026-11-14', endDate: '2026-11-20' })
const teamDay = (day: string, index: number): TeamDay => ({
  ...sums,
  day,
  teamRegisterMemberCount: index % 3,
  teamLoginMemberCount: 8 + index,
  teamFirstDepositMemberCount: index % 2,
  teamBetMemberCount: 5 + index,
  profit: minor((index - 3) * 9000),
})

/** A week of a team, for stories. */
export const chart: Omit<TeamChartProps, 'metrics' | 'symbol'> = {
  days,
  known: { state: 'ready', value: days.map(teamDay) },
  hrefOf: () => '#',
}

/** A row behind a number, for stories: the last of five is voided. */
export const figureRow = (index: number): TeamFigureRow => {
  const sign = index % 5 === 4 ? -1 : 1
  return {
    id: String(9000 - index),
    memberId: '101',
    userName: index % 3 === 2 ? `lu•••${index}` : 'luanaalve1',
    time: Date.UTC(2026, 10, 20, 15) - index * 600_000,
    title: 'Tigre Dourado',
    gameType: 'RNG',
    voided: sign < 0,
    orderNo: `260301${String(index).padStart(10, '0')}`,
    amount: minor(sign * (index % 3 === 0 ? 1500 : -1000)),
    betAmount: minor(sign * 1000),
    validBetAmount: minor(sign * 1000),
    winAmount: minor(index % 3 === 0 ? sign * 2500 : 0),
  }
}

/** A bet of a member, for stories; every fourth is a lottery bet. */
export const teamBet = (index: number): TeamBet => ({
  memberId: '101',
  userName: index % 3 === 2 ? `lu•••${index}` : 'luanaalve1',
  numero: index % 4 === 3 ? '20261120-088' : '',
  bet: {
    orderNo: `260301${String(index).padStart(10, '0')}`,
    nodeId: 'slot-1',
    gameName: index % 4 === 3 ? 'Cinco da Sorte' : 'Tigre Dourado',
    vassalage: 'BOREAL',
    gameType: index % 4 === 3 ? 'ELOTT' : 'RNG',
    betTime: Date.UTC(2026, 10, 20, 15) - index * 600_000,
    settledTime: Date.UTC(2026, 10, 20, 15) - index * 600_000 + 4000,
    betAmount: minor(1000),
    validBetAmount: minor(1000),
    winAmount: minor(index % 3 === 0 ? 2500 : 0),
    profit: minor(index % 3 === 0 ? 1500 : -1000),
    status: index % 3 === 0 ? 'won' : 'lost',
  },
})
