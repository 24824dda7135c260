import type { ContractKind } from '@platform/sdk/contracts'
import type { Bilingual } from '../base/Bilingual.ts'

const paths: Record<ContractKind, string> = {
  dividend: '/m/member/agent/getDevidendContract',
  daily: '/m/member/agent/getSalaryContract',
  hourly: '/m/member/agent/getHourContract',
}
/** The titles of those pages. */
const names: Record<ContractKind, [pt: string, en: string]> = {
  dividend: ['Contrato de dividendo', 'Dividend contract'],
  daily: ['Contrato de salário diário', 'Daily salary contract'],
  hourly: ['Contrato de salário por hora', 'Hourly salary contract'],
}
const titles = {
  proposed: ['Você recebeu uma proposta de contrato', 'You have received a contract proposal'],
  withdrawn: ['Uma proposta de contrato foi cancelada', 'A contract proposal was withdrawn'],
  accepted: ['Sua proposta de contrato foi aceita', 'Your contract proposal was accepted'],
  rejected: ['Sua proposta de contrato foi recusada', 'Your contract proposal was declined'],
  setAside: ['Uma apuração do seu contrato está em análise', 'A settlement of your contract is under review'],
  unpaid: ['Um valor do seu contrato não foi pago', 'An amount of your contract was not paid'],
  paid: ['Você recebeu o pagamento de um contrato', 'You have received a contract payment'],
} as const

/** The inbox message about a step, with a link to the contract. */
export const contractMessage = (step: keyof typeof titles, kind: ContractKind): Bilingual => ({
  title: [...titles[step]],
  content: [
    `<p>Veja em <a href="${paths[kind]}">${names[kind][0]}</a>.</p>`,
    `<p>See it under <a href="${paths[kind]}">${names[kind][1]}</a>.</p>`,
  ],
})
