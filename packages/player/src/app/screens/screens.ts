import { lazyComponent } from '@platform/ui'
import type { ComponentType } from 'react'
import type { Extent } from '../../i18n/locales.ts'
import { routes, type BuiltRouteName, type RouteFacts } from '../../routes.ts'

// `then` and not `await`: its bundled output is half as long, sixty times in the first load.
// The only list of screens: a built route without a line here does not compile.
const loaders: Record<BuiltRouteName, () => Promise<ComponentType>> = {
  agent: () => import('../../agents/agents.ts').then((file) => file.agents.home),
  agentRebateSettings: () => import('../../agents/agents.ts').then((file) => file.agents.rebateSettings),
  agentRebateIncome: () => import('../../agents/agents.ts').then((file) => file.agents.rebateIncome),
  agentRegister: () => import('../../agents/agents.ts').then((file) => file.agents.register),
  teamOverview: () => import('../../agents/agents.ts').then((file) => file.agents.overview),
  teamManagement: () => import('../../agents/agents.ts').then((file) => file.agents.management),
  teamProfitLoss: () => import('../../agents/agents.ts').then((file) => file.agents.profitLoss),
  teamBetting: () => import('../../agents/agents.ts').then((file) => file.agents.betting),
  dividend: () => import('../../contracts/contracts.tsx').then((file) => file.contracts.settled),
  dividendContract: () => import('../../contracts/contracts.tsx').then((file) => file.contracts.dividend),
  salaryContract: () => import('../../contracts/contracts.tsx').then((file) => file.contracts.daily),
  hourlyContract: () => import('../../contracts/contracts.tsx').then((file) => file.contracts.hourly),
  home: () => import('../../home/HomeScreen/HomeScreen.tsx').then((file) => file.HomeScreen),
  login: () => import('../../auth/LoginScreen/LoginScreen.tsx').then((file) => file.LoginScreen),
  register: () => import('../../auth/RegisterScreen/RegisterScreen.tsx').then((file) => file.RegisterScreen),
  forget: () => import('../../auth/ForgetScreen/ForgetScreen.tsx').then((file) => file.ForgetScreen),
  trial: () => import('../../auth/TrialScreen/TrialScreen.tsx').then((file) => file.TrialScreen),
  gameList: () => import('../../games/GameListScreen/GameListScreen.tsx').then((file) => file.GameListScreen),
  gameLobby: () => import('../../games/GameLobbyScreen/GameLobbyScreen.tsx').then((file) => file.GameLobbyScreen),
  gameCenter: () => import('../../games/GameCenterScreen/GameCenterScreen.tsx').then((file) => file.GameCenterScreen),
  slotsCenter: () => import('../../games/SlotsCenterScreen/SlotsCenterScreen.tsx').then((file) => file.SlotsCenterScreen),
  launchGame: () => import('../../games/LaunchScreen/LaunchScreen.tsx').then((file) => file.LaunchScreen),
  lottery: () => import('../../lottery/LotteryScreen/LotteryScreen.tsx').then((file) => file.LotteryScreen),
  moreLottery: () => import('../../lottery/MoreLotteryScreen/MoreLotteryScreen.tsx').then((file) => file.MoreLotteryScreen),
  startLottery: () => import('../../games/LaunchScreen/LaunchScreen.tsx').then((file) => file.LaunchScreen),
  gameRecord: () => import('../../records/records.ts').then((file) => file.records.bets),
  depositRecord: () => import('../../records/records.ts').then((file) => file.records.deposit),
  withdrawRecord: () => import('../../records/records.ts').then((file) => file.records.withdraw),
  profitLoss: () => import('../../records/records.ts').then((file) => file.records.profitLoss),
  accountRecord: () => import('../../records/records.ts').then((file) => file.records.account),
  lotteryRecord: () => import('../../lottery/LotteryRecordScreen/LotteryRecordScreen.tsx').then((file) => file.LotteryRecordScreen),
  help: () => import('../../help/HelpScreen/HelpScreen.tsx').then((file) => file.HelpScreen),
  helpDetail: () => import('../../help/HelpDetailScreen/HelpDetailScreen.tsx').then((file) => file.HelpDetailScreen),
  userAgreement: () => import('../../help/DocumentScreen/DocumentScreen.tsx').then((file) => file.UserAgreementScreen),
  activityInfo: () => import('../../help/DocumentScreen/DocumentScreen.tsx').then((file) => file.ActivityInfoScreen),
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
  superiorTransfer: () => import('../../wallet/wallet.ts').then((file) => file.wallet.transfer),
  teamTransfer: () => import('../../wallet/wallet.ts').then((file) => file.wallet.downline),
  teamEnvelope: () => import('../../wallet/wallet.ts').then((file) => file.wallet.envelope),
  manualRebate: () => import('../../wallet/wallet.ts').then((file) => file.wallet.manualRebate),
  rebateReport: () => import('../../records/records.ts').then((file) => file.records.rebate),
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
