import { minor } from '@platform/sdk'
import type { ProfitLoss, ProfitLossRow } from '@platform/sdk/records'
import { daysBetween } from '../../blocks/record/daysBetween.ts'

export const sampleDays = daysBetween({ startDate: '2026-02-23', endDate: '2026-03-01' })

const none = { rebate: minor(0), reward: minor(0), fee: minor(0) }
const dayOf = (day: string, betAmount: number, winAmount: number) => ({
  ...none,
  day,
  count: 12,
  betAmount: minor(betAmount),
  validBetAmount: minor(betAmount),
  winAmount: minor(winAmount),
  profit: minor(winAmount - betAmount),
})

export const sampleProfitLoss: ProfitLoss = {
  products: [
    {
      gameType: 'RNG',
      count: 31,
      betAmount: minor(61_000),
      validBetAmount: minor(58_000),
      winAmount: minor(73_050),
      profit: minor(12_050),
    },
    { gameType: 'LIVE', count: 5, betAmount: minor(40_000), validBetAmount: minor(40_000), winAmount: minor(0), profit: minor(-40_000) },
  ],
  days: [
    dayOf('2026-02-24', 30_000, 42_050),
    { ...dayOf('2026-02-25', 40_000, 31_000), reward: minor(2500), profit: minor(-6500) },
    { ...dayOf('2026-03-01', 31_000, 0), fee: minor(250), profit: minor(-31_250) },
  ],
  total: {
    count: 36,
    betAmount: minor(101_000),
    validBetAmount: minor(98_000),
    winAmount: minor(73_050),
    rebate: minor(0),
    reward: minor(2500),
    fee: minor(250),
    profit: minor(-25_700),
  },
}

/** Rows of settled bets, the last one voided. */
export const sampleFigureRows = (count: number, long = false): ProfitLossRow[] =>
  Array.from({ length: count }, (_, index) => {
    const voided = index === count - 1
    const sign = voided ? -1 : 1
    const winAmount = index % 3 === 0 ? 2500 : 0
    const time = Date.parse('2026-03-01T15:04:05Z') - index * 600_000
    return {
      id: String(9000 - index),
      time,
      betTime: time - 4000,
      title: long ? 'As Aventuras do Tigre Dourado e os Sete Tesouros Perdidos da Amazônia' : 'Tigre Dourado',
      gameType: 'RNG',
      voided,
      orderType: 'bet',
      orderNo: `260301${String(index).padStart(10, '0')}`,
      betAmount: minor(1000 * sign),
      validBetAmount: minor(1000 * sign),
      winAmount: minor(winAmount * sign),
      profit: minor((winAmount - 1000) * sign),
    }
  })
