import {
  getConsolidatedSettings,
  getCustomerService,
  getMemberInfo,
  getRegisterRules,
  getRegisterSettings,
  getSystemStatus,
  getTrialUser,
} from '@platform/sdk/account'
import {
  getAffiliateUrls,
  getGlobalRebateSettings,
  getRebateQuotas,
  getTeamBetKpis,
  getTeamBets,
  getTeamDays,
  getTeamMemberKpis,
  getTeamMembers,
  getTeamMoneyKpis,
  getTeamProfitLoss,
  getTeamRebates,
} from '@platform/sdk/agents'
import { getAnnouncementList, getAnnouncements } from '@platform/sdk/announcements'
import {
  getContracts,
  getContractSettlements,
  getCurrentDailySalary,
  getContractHourSalaryInfo,
  getDividendInfo,
} from '@platform/sdk/contracts'
import { getDepositChannels, getDepositRecords } from '@platform/sdk/deposit'
import {
  getGameList,
  getHotGames,
  getPopularGames,
  getRecentGames,
  getVassalages,
  getVassalGameTypes,
  launchGame,
} from '@platform/sdk/games'
import { getFeedbackTickets, getHelpCenter } from '@platform/sdk/help'
import { getLotteryMenu, getLotteryOrders, openBetting } from '@platform/sdk/lottery'
import { getInbox } from '@platform/sdk/messages'
import { getClubBenefits, getPromotion, getPromotionCategories, getPromotions } from '@platform/sdk/promotions'
import { getGameRecords, getMemberTransactions, getProfitLoss } from '@platform/sdk/records'
import { getLeaderBoard, getMissions, getRedEnvelopes, getRedRain, getReferral, getRewards, getSentEnvelopes } from '@platform/sdk/rewards'
import { getSecurityConfig } from '@platform/sdk/security'
import { getRebate, getRebateRates, getRebateRecords, getTransferEnabled, getTransferSettings } from '@platform/sdk/wallet'
import { getWithdrawRecords, getWithdrawSettings } from '@platform/sdk/withdraw'
import type { RouteStates } from './State.ts'

const form = { never: 'A form: nothing is listed.' }
const text = { never: 'A text that comes with the screen.' }
/** A member of the seed, with a history. */
const known = { userName: 'anaclara' }
const fresh = { member: {} }

/** What each screen declares about its states, by route name. Add a new route here. */
export const routeStates: Record<string, RouteStates> = {
  home: { title: 'Home', calls: [getHotGames, getPopularGames, getAnnouncements, getVassalGameTypes, getGameList, getRecentGames] },
  login: { title: 'Sign-in', calls: [], empty: form },
  register: { title: 'Registration', calls: [getRegisterRules, getRegisterSettings], member: 'guest', empty: form },
  forget: { title: 'Forgotten password', calls: [getRegisterRules], member: 'guest', empty: form },
  changePassword: { title: 'Change of password', calls: [getRegisterRules], empty: form },
  trial: { title: 'Trial account', calls: [getTrialUser], empty: form },
  notice: { title: 'Announcements', calls: [getAnnouncementList] },
  agentNotice: { title: 'Announcements for agents', calls: [getAnnouncementList], query: 'types=A' },
  agent: {
    title: 'Agent home',
    calls: [getTeamMemberKpis, getTeamBetKpis, getTeamMoneyKpis],
    member: { userName: 'brunoagente' },
    empty: { member: { type: 1 } },
  },
  teamOverview: {
    title: 'Team overview',
    calls: [getTeamMemberKpis, getTeamBetKpis, getTeamMoneyKpis, getTeamDays],
    member: { userName: 'brunoagente' },
    empty: { member: { type: 1 } },
  },
  teamManagement: {
    title: 'Team management',
    calls: [getTeamMembers],
    member: { userName: 'brunoagente' },
    empty: { member: { type: 1 } },
  },
  teamProfitLoss: {
    title: 'Team profit and loss',
    calls: [getTeamProfitLoss, getTeamDays],
    member: { userName: 'brunoagente' },
    empty: { member: { type: 1 } },
  },
  teamBetting: {
    title: 'Team bets',
    calls: [getTeamBets],
    query: 'period=7d',
    member: { userName: 'brunoagente' },
    empty: { member: { type: 1 } },
  },
  benefits: { title: 'VIP benefits', calls: [getClubBenefits], empty: fresh },
  rewardCenter: { title: 'Reward centre', calls: [getRewards], empty: { member: {}, query: 'tab=history' } },
  leaderBoard: { title: 'Missions and ranking', calls: [getMissions, getLeaderBoard], empty: { query: 'tab=newcomer' } },
  mine: { title: 'Member', calls: [getMemberInfo, getClubBenefits], empty: fresh },
  securityCenter: { title: 'Security centre', calls: [getSecurityConfig], empty: fresh },
  deposit: { title: 'Deposit', calls: [getDepositChannels] },
  withdraw: {
    title: 'Withdrawal',
    calls: [getWithdrawSettings],
    member: { balance: 50_000 },
    setup: [{ action: 'withdrawals/ready', body: {} }],
    empty: { never: 'The balance is always there.' },
  },
  manualRebate: { title: 'Manual rebate', calls: [getRebate], empty: fresh },
  rebateReport: { title: 'My rebate', calls: [getRebateRecords, getRebateRates], empty: fresh },
  superiorTransfer: {
    title: 'Superior transfer',
    calls: [getTransferSettings],
    member: known,
    empty: { never: 'A form: nothing is listed.' },
  },
  agentRebateSettings: {
    title: 'Rebate settings',
    calls: [getGlobalRebateSettings, getRebateQuotas, getTeamMembers],
    member: { userName: 'brunoagente' },
    empty: { member: { type: 1 } },
  },
  agentRebateIncome: {
    title: 'Rebate income',
    calls: [getTeamRebates],
    member: { userName: 'brunoagente' },
    empty: { member: { type: 1 } },
  },
  agentRegister: {
    title: 'Open an account',
    calls: [getGlobalRebateSettings, getAffiliateUrls],
    member: { userName: 'brunoagente' },
    empty: { member: { type: 1 }, query: 'tab=link' },
  },
  teamTransfer: {
    title: 'Transfer to members',
    calls: [getTransferEnabled, getTeamMembers],
    member: { userName: 'brunoagente' },
    setup: [{ action: 'withdrawals/ready', body: {} }],
    empty: { member: { type: 1 } },
  },
  teamEnvelope: {
    title: 'Envelopes for the team',
    calls: [getTransferEnabled, getSentEnvelopes],
    member: { userName: 'brunoagente' },
    setup: [{ action: 'withdrawals/ready', body: {} }],
    empty: { member: { type: 1 } },
  },
  dividend: {
    title: 'Dividend',
    calls: [getContractSettlements],
    member: { userName: 'brunoagente' },
    empty: { member: { type: 1 } },
  },
  dividendContract: {
    title: 'Dividend contract',
    calls: [getDividendInfo, getContracts],
    // A proposed change waits for this agent's answer.
    member: { userName: 'inesrede' },
    empty: { member: { type: 1 } },
  },
  salaryContract: {
    title: 'Daily salary contract',
    calls: [getCurrentDailySalary],
    member: { userName: 'brunoagente' },
    empty: { member: { type: 1 } },
  },
  hourlyContract: {
    title: 'Hourly salary contract',
    calls: [getContractHourSalaryInfo],
    member: { userName: 'brunoagente' },
    empty: { member: { type: 1 } },
  },
  settings: { title: 'Settings', calls: [], empty: { never: 'A fixed list.' } },
  service: { title: 'Customer service', calls: [getCustomerService] },
  help: { title: 'Help', calls: [getHelpCenter] },
  helpDetail: { title: 'Help topic', calls: [getHelpCenter], query: 'i=0' },
  userAgreement: { title: 'Terms', calls: [], empty: text },
  activityInfo: { title: 'Rules of promotions', calls: [], empty: text },
  activity: { title: 'Promotions', calls: [getPromotions, getPromotionCategories] },
  activityDetail: { title: 'Promotion', calls: [getPromotion], query: 'id={promotion}', empty: { query: 'id=0' } },
  gameLobby: { title: 'Game lobby', calls: [getVassalages, getVassalGameTypes] },
  gameCenter: { title: 'Game centre', calls: [getHotGames, getPopularGames, getVassalGameTypes] },
  slotsCenter: { title: 'Slots', calls: [getGameList] },
  gameList: { title: 'Game list', calls: [getGameList], query: 'gameType=RNG' },
  launchGame: {
    title: 'Open game',
    calls: [launchGame],
    query: 'nodeId=60001&vassalage=INHOUSE&gameType=INHOUSE',
    member: { balance: 100_000 },
    empty: { member: { balance: 0 } },
  },
  lottery: { title: 'Lotteries', calls: [getLotteryMenu] },
  moreLottery: { title: 'More lotteries', calls: [getLotteryMenu] },
  startLottery: {
    title: 'Lottery bet',
    calls: [openBetting, launchGame],
    query: 'playType=ent&prize_mode=Elott&code=EFN1',
    member: { balance: 100_000 },
    empty: { member: { balance: 0 } },
  },
  gameRecord: { title: 'Bets on games', calls: [getGameRecords], empty: fresh },
  depositRecord: { title: 'Deposit record', calls: [getDepositRecords], query: 'period=30d', empty: fresh },
  withdrawRecord: { title: 'Withdrawal record', calls: [getWithdrawRecords], query: 'period=30d', empty: fresh },
  accountRecord: { title: 'Account record', calls: [getMemberTransactions], empty: fresh },
  profitLoss: { title: 'Profit and loss', calls: [getProfitLoss], query: 'period=30d', empty: fresh },
  lotteryRecord: { title: 'Lottery bets', calls: [getLotteryOrders], empty: fresh },
  messages: { title: 'Messages', calls: [getInbox] },
  feedback: { title: 'Feedback', calls: [getFeedbackTickets], query: 'tab=tickets', empty: fresh },
  redRain: { title: 'Red rain', calls: [getRedRain, getRedEnvelopes], empty: { never: 'A plan always promises the next rain.' } },
  inviteFriends: { title: 'Invite friends', calls: [getReferral], empty: { member: {}, query: 'tab=friends' } },
  maintenance: {
    title: 'Maintenance',
    calls: [getSystemStatus, getConsolidatedSettings],
    setup: [{ action: 'maintenance', body: { on: true } }],
    empty: { never: 'One sentence.' },
  },
}

/** The member who sees the content of a screen with this access. */
export const memberFor = (access: string | undefined) =>
  access === 'guest' ? undefined : access === 'agent' || access === 'contract' ? { type: 1, balance: 12_345 } : known
