import { ContractScreen } from './ContractScreen/ContractScreen.tsx'

/** The screens of contracts, in one chunk: they share all of their code, and each further chunk adds its name to the first load. */
export const contracts = {
  settled: () => <ContractScreen route="dividend" />,
  dividend: () => <ContractScreen route="dividendContract" />,
  daily: () => <ContractScreen route="salaryContract" />,
  hourly: () => <ContractScreen route="hourlyContract" />,
}
