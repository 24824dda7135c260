import { minor } from '@platform/sdk'
import type { DepositRecord } from '@platform/sdk/deposit'

const KINDS = [
  { status: 'waiting', amount: 20_000 },
  { status: 'credited', amount: 50_000 },
  { status: 'expired', amount: 10_000 },
  { status: 'returned', amount: 30_000, reason: 'payer' },
  { status: 'cancelled', amount: 15_000, reason: 'renewed' },
] as const

/** A page of deposits with several statuses, newest first. */
export const sampleDeposits = (count: number, long = false): DepositRecord[] =>
  Array.from({ length: count }, (_, index) => {
    const { amount, status, ...kind } = KINDS[index % KINDS.length]!
    const createdAt = Date.parse('2026-03-01T15:04:05Z') - index * 7_200_000
    return {
      orderNo: `D260301${String(index).padStart(10, '0')}`,
      channelId: 'pix',
      channelName: long ? 'Transferência bancária de conta de mesma titularidade' : 'PIX',
      type: 'PIX',
      status,
      reason: 'reason' in kind ? kind.reason : undefined,
      amount: minor(long ? 999_999_999 : amount),
      fee: minor(0),
      credited: minor(status === 'credited' ? amount : 0),
      createdAt,
      paidAt: status === 'credited' || status === 'returned' ? createdAt + 40_000 : undefined,
      promotionTitle: status === 'credited' ? 'Primeiro depósito em dobro' : '',
    }
  })
