import { ContractScreen } from '../ContractScreen/ContractScreen.tsx'

/** `/m/member/agent/getDevidendContract`. */
export const DividendContractScreen = () => <ContractScreen route="dividendContract" />
