// Written by `npm run gen -- screens` from the folders of the screens.
import type { RouteStates } from '@platform/test-kit/scenarios'
import type { RouteName } from '../routes.ts'
import { states as accountRecord } from '../records/AccountRecordScreen/screen.states.ts'
import { states as activity } from '../promotions/ActivityScreen/screen.states.ts'
import { states as activityDetail } from '../promotions/ActivityDetailScreen/screen.states.ts'
import { states as activityInfo } from '../help/ActivityInfoScreen/screen.states.ts'
import { states as agent } from '../agents/AgentScreen/screen.states.ts'
import { states as agentNotice } from '../messages/AgentNoticeScreen/screen.states.ts'
import { states as agentRebateIncome } from '../agents/AgentRebateIncomeScreen/screen.states.ts'
import { states as agentRebateSettings } from '../agents/AgentRebateSettingsScreen/screen.states.ts'
import { states as agentRegister } from '../agents/AgentRegisterScreen/screen.states.ts'
import { states as benefits } from '../promotions/BenefitsScreen/screen.states.ts'
import { states as changePassword } from '../auth/ChangePasswordScreen/screen.states.ts'
import { states as deposit } from '../deposit/DepositScreen/screen.states.ts'
import { states as depositRecord } from '../records/DepositRecordScreen/screen.states.ts'
import { states as dividend } from '../contracts/DividendScreen/screen.states.ts'
import { states as dividendContract } from '../contracts/DividendContractScreen/screen.states.ts'
import { states as feedback } from '../messages/FeedbackScreen/screen.states.ts'
import { states as forget } from '../auth/ForgetScreen/screen.states.ts'
import { states as gameCenter } from '../games/GameCenterScreen/screen.states.ts'
import { states as gameList } from '../games/GameListScreen/screen.states.ts'
import { states as gameLobby } from '../games/GameLobbyScreen/screen.states.ts'
import { states as gameRecord } from '../records/GameRecordScreen/screen.states.ts'
import { states as help } from '../help/HelpScreen/screen.states.ts'
import { states as helpDetail } from '../help/HelpDetailScreen/screen.states.ts'
import { states as home } from '../home/HomeScreen/screen.states.ts'
import { states as hourlyContract } from '../contracts/HourlyContractScreen/screen.states.ts'
import { states as inviteFriends } from '../promotions/InviteFriendsScreen/screen.states.ts'
import { states as launchGame } from '../games/LaunchGameScreen/screen.states.ts'
import { states as leaderBoard } from '../promotions/LeaderBoardScreen/screen.states.ts'
import { states as login } from '../auth/LoginScreen/screen.states.ts'
import { states as lottery } from '../lottery/LotteryScreen/screen.states.ts'
import { states as lotteryRecord } from '../lottery/LotteryRecordScreen/screen.states.ts'
import { states as maintenance } from '../system/MaintenanceScreen/screen.states.ts'
import { states as manualRebate } from '../wallet/ManualRebateScreen/screen.states.ts'
import { states as messages } from '../messages/MessagesScreen/screen.states.ts'
import { states as mine } from '../member/MineScreen/screen.states.ts'
import { states as moreLottery } from '../lottery/MoreLotteryScreen/screen.states.ts'
import { states as notice } from '../messages/NoticeScreen/screen.states.ts'
import { states as profitLoss } from '../records/ProfitLossScreen/screen.states.ts'
import { states as rebateReport } from '../records/RebateReportScreen/screen.states.ts'
import { states as redRain } from '../promotions/RedRainScreen/screen.states.ts'
import { states as register } from '../auth/RegisterScreen/screen.states.ts'
import { states as responsible } from '../responsible/ResponsibleScreen/screen.states.ts'
import { states as rewardCenter } from '../promotions/RewardCenterScreen/screen.states.ts'
import { states as salaryContract } from '../contracts/SalaryContractScreen/screen.states.ts'
import { states as securityCenter } from '../security/SecurityCenterScreen/screen.states.ts'
import { states as service } from '../service/ServiceScreen/screen.states.ts'
import { states as settings } from '../settings/SettingsScreen/screen.states.ts'
import { states as slotsCenter } from '../games/SlotsCenterScreen/screen.states.ts'
import { states as startLottery } from '../games/StartLotteryScreen/screen.states.ts'
import { states as superiorTransfer } from '../wallet/SuperiorTransferScreen/screen.states.ts'
import { states as teamBetting } from '../agents/TeamBettingScreen/screen.states.ts'
import { states as teamEnvelope } from '../wallet/TeamEnvelopeScreen/screen.states.ts'
import { states as teamManagement } from '../agents/TeamManagementScreen/screen.states.ts'
import { states as teamOverview } from '../agents/TeamOverviewScreen/screen.states.ts'
import { states as teamProfitLoss } from '../agents/TeamProfitLossScreen/screen.states.ts'
import { states as teamTransfer } from '../wallet/TeamTransferScreen/screen.states.ts'
import { states as trial } from '../auth/TrialScreen/screen.states.ts'
import { states as userAgreement } from '../help/UserAgreementScreen/screen.states.ts'
import { states as withdraw } from '../withdraw/WithdrawScreen/screen.states.ts'
import { states as withdrawRecord } from '../records/WithdrawRecordScreen/screen.states.ts'

/** What every screen declares for tools: gallery, scenarios. In no site's bundle. */
export const screenStates: Record<RouteName, RouteStates> = {
  accountRecord,
  activity,
  activityDetail,
  activityInfo,
  agent,
  agentNotice,
  agentRebateIncome,
  agentRebateSettings,
  agentRegister,
  benefits,
  changePassword,
  deposit,
  depositRecord,
  dividend,
  dividendContract,
  feedback,
  forget,
  gameCenter,
  gameList,
  gameLobby,
  gameRecord,
  help,
  helpDetail,
  home,
  hourlyContract,
  inviteFriends,
  launchGame,
  leaderBoard,
  login,
  lottery,
  lotteryRecord,
  maintenance,
  manualRebate,
  messages,
  mine,
  moreLottery,
  notice,
  profitLoss,
  rebateReport,
  redRain,
  register,
  responsible,
  rewardCenter,
  salaryContract,
  securityCenter,
  service,
  settings,
  slotsCenter,
  startLottery,
  superiorTransfer,
  teamBetting,
  teamEnvelope,
  teamManagement,
  teamOverview,
  teamProfitLoss,
  teamTransfer,
  trial,
  userAgreement,
  withdraw,
  withdrawRecord,
}
