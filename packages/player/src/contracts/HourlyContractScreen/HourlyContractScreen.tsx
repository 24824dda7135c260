import { ContractScreen } from '../ContractScreen/ContractScreen.tsx'

/** `/m/member/agent/getHourContract`. */
export const HourlyContractScreen = () => <ContractScreen route="hourlyContract" />
