import { dayStart } from '../gateway/days.ts'
import type { Person } from './people.ts'
import { anything, ownerless, today, type Rule } from './Rule.ts'

const terms = {
  cycle: 'week',
  carryOver: false,
  basis: 'loss',
  rateType: 'proportion',
  tiers: [{ minimumBet: 100, netLoss: 0, activeMember: 0, contractRate: 0.1, amount: 0 }],
}
const thisDay = ({ id }: Person) => ({ kind: 'daily', cycle: 'day', memberId: String(id), from: dayStart(today()) })
const nobodys = '999999999'

/** Contracts: of the caller, or of direct members. These callers have neither; contracts/othersContracts.test covers callers that do. */
export const contractRules: Record<string, Rule> = {
  getContractRequests: anything(),
  getContractDividendRequest: anything(),
  getDividendInfo: anything(),
  getCurrentDailySalary: anything(),
  getContractDailySalaryInfo: anything(),
  getContractHourSalaryInfo: anything(),
  processDividendRequest: ownerless(() => ({ type: 'week', status: 'A' }), 'contract.none'),
  processDailySalaryContract: ownerless(() => ({ id: nobodys, status: 'A' }), 'contract.none'),
  processContractHourSalary: ownerless(() => ({ contractId: nobodys, status: 'A' }), 'contract.none'),
  proposeContract: {
    owner: 'member',
    input: ({ id }) => ({ kind: 'dividend', memberId: String(id), terms }),
    gives: 'contract.self',
    absent: 'contract.user',
    byRole: { player: 'contract.plain', underage: 'contract.plain' },
  },
  endContract: ownerless(() => ({ kind: 'dividend', contractId: nobodys }), 'notFound'),
  getContracts: ownerless(() => ({ kind: 'dividend', side: 'mine' })),
  replayContract: { owner: 'member', input: ({ id }) => ({ kind: 'daily', cycle: 'day', memberId: String(id) }) },
  getContractSettlements: ownerless(() => ({ kind: 'daily', side: 'downline' })),
  getContractFigures: { owner: 'member', input: thisDay },
  getContractRows: { owner: 'member', input: (subject) => ({ ...thisDay(subject), figure: 'bets' }) },
  paySettlement: ownerless(() => ({ kind: 'daily', settlementIds: [nobodys], total: 1, paymentPassword: '000000' }), 'notFound'),
}
