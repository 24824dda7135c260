// Written by `npm run gen -- screens` from the folders of the screens.
import { DividendScreen } from './DividendScreen/DividendScreen.tsx'
import { DividendContractScreen } from './DividendContractScreen/DividendContractScreen.tsx'
import { HourlyContractScreen } from './HourlyContractScreen/HourlyContractScreen.tsx'
import { SalaryContractScreen } from './SalaryContractScreen/SalaryContractScreen.tsx'

/** In one file of code: they share most of it, and the first load lists every file. */
export const screens = {
  DividendScreen,
  DividendContractScreen,
  HourlyContractScreen,
  SalaryContractScreen,
}
