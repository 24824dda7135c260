import { ContractScreen } from '../ContractScreen/ContractScreen.tsx'

/** `/m/member/agent/getSalaryContract`. */
export const SalaryContractScreen = () => <ContractScreen route="salaryContract" />
