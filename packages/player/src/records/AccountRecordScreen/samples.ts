import { minor } from '@platform/sdk'
import type { MemberTransaction, Statement, TransactionSums } from '@platform/sdk/records'

const TYPES = [
  { txCode: 'win', txName: 'Prêmio', amount: 123_456, note: 'Tigre Dourado', orderType: 'bet' },
  { txCode: 'bet', txName: 'Aposta', amount: -500, note: 'Tigre Dourado', orderType: 'bet' },
  { txCode: 'withdrawal', txName: 'Saque', amount: -15_000, note: '•••.447.777-••', orderType: 'withdrawal' },
  { txCode: 'deposit', txName: 'Depósito', amount: 50_000, note: 'PIX', orderType: 'deposit' },
  { txCode: 'promotion', txName: 'Bônus', amount: 2500, note: 'Missão da semana', orderType: undefined },
] as const

/** A page of consistent movements, newest first. */
export const sampleMovements = (count: number, long = false): MemberTransaction[] => {
  let after = 9_999_999
  return Array.from({ length: count }, (_, index) => {
    const { amount, note, ...type } = TYPES[index % TYPES.length]!
    const row = { balanceBefore: minor(after - amount), balanceAfter: minor(after) }
    after -= amount
    return {
      ...type,
      ...row,
      id: String(90_000 - index),
      userName: '',
      txTime: Date.parse('2026-03-01T15:04:05Z') - index * 600_000,
      amount: minor(amount),
      orderNo: type.orderType ? `D260301${String(index).padStart(10, '0')}` : '',
      note: long ? 'As Aventuras do Tigre Dourado e os Sete Tesouros Perdidos da Amazônia' : note,
    }
  })
}

export const sampleSums: TransactionSums = {
  count: 1234,
  amountIn: minor(617_000),
  amountOut: minor(590_250),
  opening: minor(9_973_249),
  closing: minor(9_999_999),
}

export const sampleStatement: Statement = {
  month: '2026-02',
  running: false,
  ...sampleSums,
  types: [
    { txCode: 'deposit', txName: 'Depósito', count: 12, amount: minor(500_000) },
    { txCode: 'bet', txName: 'Aposta', count: 1118, amount: minor(-559_000) },
    { txCode: 'win', txName: 'Prêmio', count: 103, amount: minor(117_000) },
    { txCode: 'withdrawal', txName: 'Saque', count: 1, amount: minor(-31_250) },
  ],
  days: [
    { day: '2026-02-03', amountIn: minor(500_000), amountOut: minor(300_250), closing: minor(10_172_999) },
    { day: '2026-02-27', amountIn: minor(117_000), amountOut: minor(290_000), closing: minor(9_999_999) },
  ],
}
