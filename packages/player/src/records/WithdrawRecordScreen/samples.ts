import { minor } from '@platform/sdk'
import type { WithdrawRecord } from '@platform/sdk/withdraw'

const KINDS = [
  { status: 'review' },
  { status: 'paid' },
  { status: 'rejected', reason: 'documents' },
  { status: 'returned', reason: 'bank' },
  { status: 'cancelled' },
] as const
const pix = { type: 'PIX', pixKeyType: 'CPF', bankName: '', masked: '•••.444.777-••', payeeName: 'Ana C••• S•••' } as const
const bank = { type: 'BANK', pixKeyType: '', bankName: 'Nu Pagamentos', masked: '•••• 4821', payeeName: 'Ana C••• S•••' } as const

/** A page of withdrawals with several statuses, newest first. */
export const sampleWithdrawals = (count: number, long = false): WithdrawRecord[] =>
  Array.from({ length: count }, (_, index) => {
    const { status, ...kind } = KINDS[index % KINDS.length]!
    const createdAt = Date.parse('2026-03-01T15:04:05Z') - index * 7_200_000
    const amount = long ? 999_999_999 : 50_000
    return {
      orderNo: `W260301${String(index).padStart(10, '0')}`,
      status,
      reason: 'reason' in kind ? kind.reason : undefined,
      amount: minor(amount),
      fee: minor(500),
      net: minor(amount - 500),
      destination: long ? { ...bank, bankName: 'Banco Cooperativo de Crédito e Investimento do Brasil' } : index % 2 ? bank : pix,
      createdAt,
      paidAt: status === 'paid' ? createdAt + 640_000 : undefined,
    }
  })
