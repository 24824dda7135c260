import { ContractScreen } from '../ContractScreen/ContractScreen.tsx'

/** `/m/member/agent/agentDivident`. */
export const DividendScreen = () => <ContractScreen route="dividend" />
