import { AccountRecordScreen } from './AccountRecordScreen/AccountRecordScreen.tsx'
import { DepositRecordScreen } from './DepositRecordScreen/DepositRecordScreen.tsx'
import { GameRecordScreen } from './GameRecordScreen/GameRecordScreen.tsx'
import { ProfitLossScreen } from './ProfitLossScreen/ProfitLossScreen.tsx'
import { RebateReportScreen } from './RebateReportScreen/RebateReportScreen.tsx'
import { WithdrawRecordScreen } from './WithdrawRecordScreen/WithdrawRecordScreen.tsx'

/** The screens of a member's bets and money, in one chunk: they share most of their code, and the first load lists every chunk. */
export const records = {
  account: AccountRecordScreen,
  bets: GameRecordScreen,
  deposit: DepositRecordScreen,
  withdraw: WithdrawRecordScreen,
  profitLoss: ProfitLossScreen,
  rebate: RebateReportScreen,
}
