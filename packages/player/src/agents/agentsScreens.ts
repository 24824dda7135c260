// Written by `npm run gen -- screens` from the folders of the screens.
import { AgentScreen } from './AgentScreen/AgentScreen.tsx'
import { AgentRebateIncomeScreen } from './AgentRebateIncomeScreen/AgentRebateIncomeScreen.tsx'
import { AgentRebateSettingsScreen } from './AgentRebateSettingsScreen/AgentRebateSettingsScreen.tsx'
import { AgentRegisterScreen } from './AgentRegisterScreen/AgentRegisterScreen.tsx'
import { TeamBettingScreen } from './TeamBettingScreen/TeamBettingScreen.tsx'
import { TeamManagementScreen } from './TeamManagementScreen/TeamManagementScreen.tsx'
import { TeamOverviewScreen } from './TeamOverviewScreen/TeamOverviewScreen.tsx'
import { TeamProfitLossScreen } from './TeamProfitLossScreen/TeamProfitLossScreen.tsx'

/** In one file of code: they share most of it, and the first load lists every file. */
export const screens = {
  AgentScreen,
  AgentRebateIncomeScreen,
  AgentRebateSettingsScreen,
  AgentRegisterScreen,
  TeamBettingScreen,
  TeamManagementScreen,
  TeamOverviewScreen,
  TeamProfitLossScreen,
}
