import { lazyComponent } from '@platform/ui'
import type { ComponentType } from 'react'
import type { Extent } from '../../i18n/locales.ts'
import { routes, type BuiltRouteName, type RouteFacts } from '../../routes.ts'

// Each once: the bundler writes the list of files that an import needs at each place.
const agents = () => import('../../agents/agents.ts')
const contracts = () => import('../../contracts/contracts.tsx')
const records = () => import('../../records/records.ts')
const wallet = () => import('../../wallet/wallet.ts')
const launch = () => import('../../games/LaunchScreen/LaunchScreen.tsx')
const documents = () => import('../../help/DocumentScreen/DocumentScreen.tsx')

// `then` and not `await`: its bundled output is half as long, sixty times in the first load.
// The only list of screens: a built route without a line here does not compile.
const loaders: Record<BuiltRouteName, () => Promise<ComponentType>> = {
  agent: () => agents().then((file) => file.agents.home),
  agentRebateSettings: () => agents().then((file) => file.agents.rebateSettings),
  agentRebateIncome: () => agents().then((file) => file.agents.rebateIncome),
  agentRegister: () => agents().then((file) => file.agents.register),
  teamOverview: () => agents().then((file) => file.agents.overview),
  teamManagement: () => agents().then((file) => file.agents.management),
  teamProfitLoss: () => agents().then((file) => file.agents.profitLoss),
  teamBetting: () => agents().then((file) => file.agents.betting),
  dividend: () => contracts().then((file) => file.contracts.settled),
  dividendContract: () => contracts().then((file) => file.contracts.dividend),
  salaryContract: () => contracts().then((file) => file.contracts.daily),
  hourlyContract: () => contracts().then((file) => file.contracts.hourly),
  home: () => import('../../home/HomeScreen/HomeScreen.tsx').then((file) => file.HomeScreen),
  login: () => import('../../auth/LoginScreen/LoginScreen.tsx').then((file) => file.LoginScreen),
  register: () => import('../../auth/RegisterScreen/RegisterScreen.tsx').then((file) => file.RegisterScreen),
  forget: () => import('../../auth/ForgetScreen/ForgetScreen.tsx').then((file) => file.ForgetScreen),
  trial: () => import('../../auth/TrialScreen/TrialScreen.tsx').then((file) => file.TrialScreen),
  gameList: () => import('../../games/GameListScreen/GameListScreen.tsx').then((file) => file.GameListScreen),
  gameLobby: () => import('../../games/GameLobbyScreen/GameLobbyScreen.tsx').then((file) => file.GameLobbyScreen),
  gameCenter: () => import('../../games/GameCenterScreen/GameCenterScreen.tsx').then((file) => file.GameCenterScreen),
  slotsCenter: () => import('../../games/SlotsCenterScreen/SlotsCenterScreen.tsx').then((file) => file.SlotsCenterScreen),
  launchGame: () => launch().then((file) => file.LaunchScreen),
  lottery: () => import('../../lottery/LotteryScreen/LotteryScreen.tsx').then((file) => file.LotteryScreen),
  moreLottery: () => import('../../lottery/MoreLotteryScreen/MoreLotteryScreen.tsx').then((file) => file.MoreLotteryScreen),
  startLottery: () => launch().then((file) => file.LaunchScreen),
  gameRecord: () => records().then((file) => file.records.bets),
  depositRecord: () => records().then((file) => file.records.deposit),
  withdrawRecord: () => records().then((file) => file.records.withdraw),
  profitLoss: () => records().then((file) => file.records.profitLoss),
  accountRecord: () => records().then((file) => file.records.account),
  lotteryRecord: () => import('../../lottery/LotteryRecordScreen/LotteryRecordScreen.tsx').then((file) => file.LotteryRecordScreen),
  help: () => import('../../help/HelpScreen/HelpScreen.tsx').then((file) => file.HelpScreen),
  helpDetail: () => import('../../help/HelpDetailScreen/HelpDetailScreen.tsx').then((file) => file.HelpDetailScreen),
  userAgreement: () => documents().then((file) => file.UserAgreementScreen),
  activityInfo: () => documents().then((file) => file.ActivityInfoScreen),
  notice: () => import('../../messages/NoticeScreen/NoticeScreen.tsx').then((file) => file.NoticeScreen),
  agentNotice: () => import('../../messages/AgentInboxScreen/AgentInboxScreen.tsx').then((file) => file.AgentInboxScreen),
  activity: () => import('../../promotions/ActivityScreen/ActivityScreen.tsx').then((file) => file.ActivityScreen),
  activityDetail: () => import('../../promotions/ActivityDetailScreen/ActivityDetailScreen.tsx').then((file) => file.ActivityDetailScreen),
  changePassword: () => import('../../auth/ChangePasswordScreen/ChangePasswordScreen.tsx').then((file) => file.ChangePasswordScreen),
  messages: () => import('../../messages/MessagesScreen/MessagesScreen.tsx').then((file) => file.MessagesScreen),
  feedback: () => import('../../messages/FeedbackScreen/FeedbackScreen.tsx').then((file) => file.FeedbackScreen),
  benefits: () => import('../../promotions/BenefitsScreen/BenefitsScreen.tsx').then((file) => file.BenefitsScreen),
  rewardCenter: () => import('../../promotions/RewardCenterScreen/RewardCenterScreen.tsx').then((file) => file.RewardCenterScreen),
  leaderBoard: () => import('../../promotions/LeaderBoardScreen/LeaderBoardScreen.tsx').then((file) => file.LeaderBoardScreen),
  mine: () => import('../../member/MemberScreen/MemberScreen.tsx').then((file) => file.MemberScreen),
  redRain: () => import('../../promotions/RedRainScreen/RedRainScreen.tsx').then((file) => file.RedRainScreen),
  inviteFriends: () => import('../../promotions/InviteScreen/InviteScreen.tsx').then((file) => file.InviteScreen),
  service: () => import('../../service/ServiceScreen/ServiceScreen.tsx').then((file) => file.ServiceScreen),
  superiorTransfer: () => wallet().then((file) => file.wallet.transfer),
  teamTransfer: () => wallet().then((file) => file.wallet.downline),
  teamEnvelope: () => wallet().then((file) => file.wallet.envelope),
  manualRebate: () => wallet().then((file) => file.wallet.manualRebate),
  rebateReport: () => records().then((file) => file.records.rebate),
  withdraw: () => import('../../withdraw/WithdrawScreen/WithdrawScreen.tsx').then((file) => file.WithdrawScreen),
  deposit: () => import('../../deposit/DepositScreen/DepositScreen.tsx').then((file) => file.DepositScreen),
  securityCenter: () => import('../../security/SecurityCenterScreen/SecurityCenterScreen.tsx').then((file) => file.SecurityCenterScreen),
  settings: () => import('../../settings/SettingsScreen/SettingsScreen.tsx').then((file) => file.SettingsScreen),
  maintenance: () => import('../../system/MaintenanceScreen/MaintenanceScreen.tsx').then((file) => file.MaintenanceScreen),
}

/** Each screen; its code is fetched on first use. */
export const screens = Object.fromEntries(Object.entries(loaders).map(([name, load]) => [name, lazyComponent({ load })])) as Record<
  BuiltRouteName,
  ReturnType<typeof lazyComponent<object>>
>

/** Games open over a public page, also if the device has gone offline in the meantime. */
const overPublicPages: readonly BuiltRouteName[] = ['launchGame', 'startLottery']

/** The texts that a screen needs. */
export function textsOf(name: BuiltRouteName): Extent {
  if (name === 'home') return 'first'
  const { prerender }: RouteFacts = routes[name]
  return prerender || overPublicPages.includes(name) ? 'public' : 'all'
}
