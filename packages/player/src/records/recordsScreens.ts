// Written by `npm run gen -- screens` from the folders of the screens.
import { AccountRecordScreen } from './AccountRecordScreen/AccountRecordScreen.tsx'
import { DepositRecordScreen } from './DepositRecordScreen/DepositRecordScreen.tsx'
import { GameRecordScreen } from './GameRecordScreen/GameRecordScreen.tsx'
import { ProfitLossScreen } from './ProfitLossScreen/ProfitLossScreen.tsx'
import { RebateReportScreen } from './RebateReportScreen/RebateReportScreen.tsx'
import { WithdrawRecordScreen } from './WithdrawRecordScreen/WithdrawRecordScreen.tsx'

/** In one file of code: they share most of it, and the first load lists every file. */
export const screens = {
  AccountRecordScreen,
  DepositRecordScreen,
  GameRecordScreen,
  ProfitLossScreen,
  RebateReportScreen,
  WithdrawRecordScreen,
}
