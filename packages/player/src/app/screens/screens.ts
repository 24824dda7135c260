import { lazyComponent } from '@platform/ui'
import type { ComponentType } from 'react'
import type { BuiltRouteName } from '../../routes.ts'

// The only list of screens: a route that is no longer planned does not compile without its line.
const loaders: Record<BuiltRouteName, () => Promise<ComponentType>> = {
  agent: async () => (await import('../../agents/AgentScreen/AgentScreen.tsx')).AgentScreen,
  teamOverview: async () => (await import('../../agents/TeamOverviewScreen/TeamOverviewScreen.tsx')).TeamOverviewScreen,
  teamManagement: async () => (await import('../../agents/TeamManagementScreen/TeamManagementScreen.tsx')).TeamManagementScreen,
  home: async () => (await import('../../home/HomeScreen/HomeScreen.tsx')).HomeScreen,
  login: async () => (await import('../../auth/LoginScreen/LoginScreen.tsx')).LoginScreen,
  register: async () => (await import('../../auth/RegisterScreen/RegisterScreen.tsx')).RegisterScreen,
  forget: async () => (await import('../../auth/ForgetScreen/ForgetScreen.tsx')).ForgetScreen,
  trial: async () => (await import('../../auth/TrialScreen/TrialScreen.tsx')).TrialScreen,
  gameList: async () => (await import('../../games/GameListScreen/GameListScreen.tsx')).GameListScreen,
  gameLobby: async () => (await import('../../games/GameLobbyScreen/GameLobbyScreen.tsx')).GameLobbyScreen,
  gameCenter: async () => (await import('../../games/GameCenterScreen/GameCenterScreen.tsx')).GameCenterScreen,
  slotsCenter: async () => (await import('../../games/SlotsCenterScreen/SlotsCenterScreen.tsx')).SlotsCenterScreen,
  launchGame: async () => (await import('../../games/LaunchScreen/LaunchScreen.tsx')).LaunchScreen,
  lottery: async () => (await import('../../lottery/LotteryScreen/LotteryScreen.tsx')).LotteryScreen,
  moreLottery: async () => (await import('../../lottery/MoreLotteryScreen/MoreLotteryScreen.tsx')).MoreLotteryScreen,
  startLottery: async () => (await import('../../games/LaunchScreen/LaunchScreen.tsx')).LaunchScreen,
  gameRecord: async () => (await import('../../records/records.ts')).records.bets,
  depositRecord: async () => (await import('../../records/records.ts')).records.deposit,
  withdrawRecord: async () => (await import('../../records/records.ts')).records.withdraw,
  profitLoss: async () => (await import('../../records/records.ts')).records.profitLoss,
  accountRecord: async () => (await import('../../records/records.ts')).records.account,
  lotteryRecord: async () => (await import('../../lottery/LotteryRecordScreen/LotteryRecordScreen.tsx')).LotteryRecordScreen,
  help: async () => (await import('../../help/HelpScreen/HelpScreen.tsx')).HelpScreen,
  helpDetail: async () => (await import('../../help/HelpDetailScreen/HelpDetailScreen.tsx')).HelpDetailScreen,
  userAgreement: async () => (await import('../../help/DocumentScreen/DocumentScreen.tsx')).UserAgreementScreen,
  activityInfo: async () => (await import('../../help/DocumentScreen/DocumentScreen.tsx')).ActivityInfoScreen,
  notice: async () => (await import('../../messages/NoticeScreen/NoticeScreen.tsx')).NoticeScreen,
  agentNotice: async () => (await import('../../messages/NoticeScreen/NoticeScreen.tsx')).AgentNoticeScreen,
  activity: async () => (await import('../../promotions/ActivityScreen/ActivityScreen.tsx')).ActivityScreen,
  activityDetail: async () => (await import('../../promotions/ActivityDetailScreen/ActivityDetailScreen.tsx')).ActivityDetailScreen,
  changePassword: async () => (await import('../../auth/ChangePasswordScreen/ChangePasswordScreen.tsx')).ChangePasswordScreen,
  messages: async () => (await import('../../messages/MessagesScreen/MessagesScreen.tsx')).MessagesScreen,
  feedback: async () => (await import('../../messages/FeedbackScreen/FeedbackScreen.tsx')).FeedbackScreen,
  mine: async () => (await import('../../member/MemberScreen/MemberScreen.tsx')).MemberScreen,
  inviteFriends: async () => (await import('../../member/InviteScreen/InviteScreen.tsx')).InviteScreen,
  service: async () => (await import('../../service/ServiceScreen/ServiceScreen.tsx')).ServiceScreen,
  withdraw: async () => (await import('../../withdraw/WithdrawScreen/WithdrawScreen.tsx')).WithdrawScreen,
  deposit: async () => (await import('../../deposit/DepositScreen/DepositScreen.tsx')).DepositScreen,
  securityCenter: async () => (await import('../../security/SecurityCenterScreen/SecurityCenterScreen.tsx')).SecurityCenterScreen,
  settings: async () => (await import('../../settings/SettingsScreen/SettingsScreen.tsx')).SettingsScreen,
  maintenance: async () => (await import('../../system/MaintenanceScreen/MaintenanceScreen.tsx')).MaintenanceScreen,
}

/** Each screen; its code is fetched when it is first wanted. */
export const screens = Object.fromEntries(Object.entries(loaders).map(([name, load]) => [name, lazyComponent({ load })])) as Record<
  BuiltRouteName,
  ReturnType<typeof lazyComponent<object>>
>
