import { minor, type OutputOf } from '@platform/sdk'
import type { getRebateRates, RebateRecord } from '@platform/sdk/wallet'

const TYPES = ['RNG', 'LIVE', 'SPORTS', 'ELOTT'] as const

export const sampleRebates = (count: number): RebateRecord[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(900 - index),
    claimNo: `B260301${String(index).padStart(10, '0')}`,
    time: Date.parse('2026-03-01T15:00:00Z') - index * 7 * 86_400_000,
    gameType: TYPES[index % TYPES.length]!,
    bets: 128,
    validBetAmount: minor(1_234_500),
    rate: 80,
    back: minor(index === 1 ? 120 : 0),
    amount: minor(index === 1 ? 9756 : 9876),
    status: index === 2 ? 'expired' : 'paid',
    source: index % 3 === 0 ? 'member' : 'settlement',
  }))

export const sampleRates: OutputOf<typeof getRebateRates> = {
  level: 2,
  levels: ['Bronze', 'Prata', 'Ouro', 'Platina', 'Diamante', 'Mestre', 'Lenda'].map((name, level) => ({ level, name })),
  products: ['RNG', 'SPORTS', 'LIVE', 'FISH', 'PVP', 'INHOUSE', 'LOTT', 'ELOTT'].map((gameType) => ({
    gameType,
    rates: [20, 30, 40, 60, 80, 100, 120],
  })),
}
