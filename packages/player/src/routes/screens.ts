// Written by `npm run gen -- screens` from the folders of the screens.
import { screen as accountRecord } from '../records/AccountRecordScreen/screen.ts'
import { screen as activity } from '../promotions/ActivityScreen/screen.ts'
import { screen as activityDetail } from '../promotions/ActivityDetailScreen/screen.ts'
import { screen as activityInfo } from '../help/ActivityInfoScreen/screen.ts'
import { screen as agent } from '../agents/AgentScreen/screen.ts'
import { screen as agentNotice } from '../messages/AgentNoticeScreen/screen.ts'
import { screen as agentRebateIncome } from '../agents/AgentRebateIncomeScreen/screen.ts'
import { screen as agentRebateSettings } from '../agents/AgentRebateSettingsScreen/screen.ts'
import { screen as agentRegister } from '../agents/AgentRegisterScreen/screen.ts'
import { screen as benefits } from '../promotions/BenefitsScreen/screen.ts'
import { screen as changePassword } from '../auth/ChangePasswordScreen/screen.ts'
import { screen as deposit } from '../deposit/DepositScreen/screen.ts'
import { screen as depositRecord } from '../records/DepositRecordScreen/screen.ts'
import { screen as dividend } from '../contracts/DividendScreen/screen.ts'
import { screen as dividendContract } from '../contracts/DividendContractScreen/screen.ts'
import { screen as feedback } from '../messages/FeedbackScreen/screen.ts'
import { screen as forget } from '../auth/ForgetScreen/screen.ts'
import { screen as gameCenter } from '../games/GameCenterScreen/screen.ts'
import { screen as gameList } from '../games/GameListScreen/screen.ts'
import { screen as gameLobby } from '../games/GameLobbyScreen/screen.ts'
import { screen as gameRecord } from '../records/GameRecordScreen/screen.ts'
import { screen as help } from '../help/HelpScreen/screen.ts'
import { screen as helpDetail } from '../help/HelpDetailScreen/screen.ts'
import { screen as home } from '../home/HomeScreen/screen.ts'
import { screen as hourlyContract } from '../contracts/HourlyContractScreen/screen.ts'
import { screen as inviteFriends } from '../promotions/InviteFriendsScreen/screen.ts'
import { screen as launchGame } from '../games/LaunchGameScreen/screen.ts'
import { screen as leaderBoard } from '../promotions/LeaderBoardScreen/screen.ts'
import { screen as login } from '../auth/LoginScreen/screen.ts'
import { screen as lottery } from '../lottery/LotteryScreen/screen.ts'
import { screen as lotteryRecord } from '../lottery/LotteryRecordScreen/screen.ts'
import { screen as maintenance } from '../system/MaintenanceScreen/screen.ts'
import { screen as manualRebate } from '../wallet/ManualRebateScreen/screen.ts'
import { screen as messages } from '../messages/MessagesScreen/screen.ts'
import { screen as mine } from '../member/MineScreen/screen.ts'
import { screen as moreLottery } from '../lottery/MoreLotteryScreen/screen.ts'
import { screen as notice } from '../messages/NoticeScreen/screen.ts'
import { screen as profitLoss } from '../records/ProfitLossScreen/screen.ts'
import { screen as rebateReport } from '../records/RebateReportScreen/screen.ts'
import { screen as redRain } from '../promotions/RedRainScreen/screen.ts'
import { screen as register } from '../auth/RegisterScreen/screen.ts'
import { screen as responsible } from '../responsible/ResponsibleScreen/screen.ts'
import { screen as rewardCenter } from '../promotions/RewardCenterScreen/screen.ts'
import { screen as salaryContract } from '../contracts/SalaryContractScreen/screen.ts'
import { screen as securityCenter } from '../security/SecurityCenterScreen/screen.ts'
import { screen as service } from '../service/ServiceScreen/screen.ts'
import { screen as settings } from '../settings/SettingsScreen/screen.ts'
import { screen as slotsCenter } from '../games/SlotsCenterScreen/screen.ts'
import { screen as startLottery } from '../games/StartLotteryScreen/screen.ts'
import { screen as superiorTransfer } from '../wallet/SuperiorTransferScreen/screen.ts'
import { screen as teamBetting } from '../agents/TeamBettingScreen/screen.ts'
import { screen as teamEnvelope } from '../wallet/TeamEnvelopeScreen/screen.ts'
import { screen as teamManagement } from '../agents/TeamManagementScreen/screen.ts'
import { screen as teamOverview } from '../agents/TeamOverviewScreen/screen.ts'
import { screen as teamProfitLoss } from '../agents/TeamProfitLossScreen/screen.ts'
import { screen as teamTransfer } from '../wallet/TeamTransferScreen/screen.ts'
import { screen as trial } from '../auth/TrialScreen/screen.ts'
import { screen as userAgreement } from '../help/UserAgreementScreen/screen.ts'
import { screen as withdraw } from '../withdraw/WithdrawScreen/screen.ts'
import { screen as withdrawRecord } from '../records/WithdrawRecordScreen/screen.ts'

/** What every screen declares, by the name of its route. */
export const screens = {
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
