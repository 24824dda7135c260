import { SecurityItem, type BankCard, type SecurityConfig, type SecurityQuestions } from '@platform/sdk/security'
import type { ContactCode } from '../blocks/form/useContactCode.ts'

/** Sample data of the security centre for stories. */
const done: readonly SecurityItem[] = ['loginPassword', 'mobile', 'email']
const points = [10, 20, 15, 10, 5, 20, 5, 5, 10]

export const sampleNow = () => Date.UTC(2026, 10, 20, 15)

export const sampleConfig: SecurityConfig = {
  score: 35,
  checks: SecurityItem.options.map((item, index) => ({ item, points: points[index]!, done: done.includes(item) })),
  paymentPassword: false,
  paymentLockedUntil: undefined,
  mobile: '+5511 ••••28',
  email: 'a••••@correio.example',
  payeeName: '',
  payeeNameFixed: false,
  idNumber: '',
  identity: 'none',
  companyKeys: false,
  destinations: 0,
  questions: 0,
  passkeys: 0,
  nickname: 'Ana',
  icon: '',
  heldUntil: undefined,
}

export const completeConfig: SecurityConfig = {
  ...sampleConfig,
  score: 100,
  checks: sampleConfig.checks.map((check) => ({ ...check, done: true })),
  paymentPassword: true,
  payeeName: 'Ana C••• S•••',
  idNumber: '•••.444.777-••',
  identity: 'accepted',
  destinations: 2,
  questions: 2,
  passkeys: 1,
}

const card = { payeeName: 'Ana C••• S•••', bankCode: '', bankName: '', isDefault: false, createdAt: 0 }

export const sampleCards: BankCard[] = [
  { ...card, id: '1', type: 'PIX', pixKeyType: 'CPF', masked: '•••.444.777-••', isDefault: true },
  { ...card, id: '2', type: 'BANK', pixKeyType: '', bankCode: '104', bankName: 'Caixa Econômica Federal', masked: '123••••' },
  { ...card, id: '3', type: 'PIX', pixKeyType: 'EMAIL', masked: 'a••••@um-endereco-muito-comprido.example' },
]

export const sampleQuestions: SecurityQuestions = [
  { question: 'pet', questionText: 'Como se chamava seu primeiro animal de estimação?' },
  { question: 'school', questionText: 'Qual foi sua primeira escola?' },
]

export const sampleCode: ContactCode = {
  sent: false,
  sending: false,
  resendAt: undefined,
  problem: undefined,
  now: sampleNow,
  onSend: () => undefined,
}
