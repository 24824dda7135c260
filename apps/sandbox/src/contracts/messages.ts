import type { ContractKind } from '@platform/sdk/contracts'
import type { Bilingual } from '../base/Bilingual.ts'

const paths: Record<ContractKind, string> = {
  dividend: '/m/member/agent/getDevidendContract',
  daily: '/m/member/agent/getSalaryContract',
  hourly: '/m/member/agent/getHourContract',
}
const titles = {
  proposed: ['Você recebeu uma proposta de contrato', 'You have received a contract proposal'],
  withdrawn: ['Uma proposta de contrato foi retirada', 'A contract proposal was withdrawn'],
  accepted: ['Sua proposta de contrato foi aceita', 'Your contract proposal was accepted'],
  rejected: ['Sua proposta de contrato foi recusada', 'Your contract proposal was declined'],
  setAside: ['Uma apuração do seu contrato está em conferência', 'A settlement of your contract is under review'],
  paid: ['Você recebeu o pagamento de um contrato', 'You have received a contract payment'],
} as const

/** The inbox message about a step, with a link to the contract. */
export const contractMessage = (step: keyof typeof titles, kind: ContractKind): Bilingual => ({
  title: [...titles[step]],
  content: [`<p>Veja em <a href="${paths[kind]}">Contratos</a>.</p>`, `<p>See it in <a href="${paths[kind]}">Contracts</a>.</p>`],
})
