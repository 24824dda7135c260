import { AgentRegisterScreen } from './AgentRegisterScreen/AgentRegisterScreen.tsx'
import { AgentScreen } from './AgentScreen/AgentScreen.tsx'
import { RebateSettingsScreen } from './RebateSettingsScreen/RebateSettingsScreen.tsx'
import { TeamBettingScreen } from './TeamBettingScreen/TeamBettingScreen.tsx'
import { TeamManagementScreen } from './TeamManagementScreen/TeamManagementScreen.tsx'
import { TeamOverviewScreen } from './TeamOverviewScreen/TeamOverviewScreen.tsx'
import { TeamProfitLossScreen } from './TeamProfitLossScreen/TeamProfitLossScreen.tsx'
import { TeamRebateScreen } from './TeamRebateScreen/TeamRebateScreen.tsx'

/** The screens of an agent, in one chunk: they share most of their code, and each further chunk adds its name to the first load. */
export const agents = {
  home: AgentScreen,
  register: AgentRegisterScreen,
  betting: TeamBettingScreen,
  management: TeamManagementScreen,
  overview: TeamOverviewScreen,
  profitLoss: TeamProfitLossScreen,
  rebateSettings: RebateSettingsScreen,
  rebateIncome: TeamRebateScreen,
}
