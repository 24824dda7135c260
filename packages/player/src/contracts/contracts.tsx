import { ContractScreen } from './ContractScreen/ContractScreen.tsx'

/** The screens of contracts, in one file: they share all of it, and each file more is named in the first load. */
export const contracts = {
  settled: () => <ContractScreen route="dividend" />,
  dividend: () => <ContractScreen route="dividendContract" />,
  daily: () => <ContractScreen route="salaryContract" />,
  hourly: () => <ContractScreen route="hourlyContract" />,
}
