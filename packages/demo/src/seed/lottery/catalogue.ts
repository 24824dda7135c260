import type { LotteryFamily, PrizeMode } from '@platform/sdk/lottery'

interface SeedGroup {
  code: string
  prizeMode: PrizeMode
  pt: string
  en: string
  family: LotteryFamily
  /** English names of its games without their minutes, with the letters of their codes. */
  games: readonly (readonly [letters: string, name: string])[]
  minutes: readonly number[]
}

const regional = [1, 3, 30]
const quick = [1, 3]

/** Tabs of the lobby. Every lottery of the catalogue is in one of them, so that each tile opens a draw. */
export const lotteryGroups: readonly SeedGroup[] = [
  {
    code: 'VN',
    prizeMode: 'Lott',
    pt: '18 prêmios',
    en: '18 prizes',
    family: 'VN',
    games: [
      ['VNN', 'Northern Draw'],
      ['VNC', 'Central Draw'],
      ['VNS', 'Southern Draw'],
    ],
    minutes: regional,
  },
  {
    code: 'HOUSE',
    prizeMode: 'ZY',
    pt: 'Da casa',
    en: 'In-house',
    family: 'DICE',
    games: [
      ['ZYD', 'Delta'],
      ['ZYR', 'Red River'],
      ['ZYH', 'Highlands'],
    ],
    minutes: regional,
  },
  {
    code: 'FIVE',
    prizeMode: 'Elott',
    pt: 'Cinco dígitos',
    en: 'Five digits',
    family: 'FIVE',
    games: [
      ['EFN', 'Five Numbers'],
      ['ELA', 'Ladder'],
      ['ETB', 'Ten Balls'],
    ],
    minutes: quick,
  },
  {
    code: 'DICE',
    prizeMode: 'Elott',
    pt: 'Três dados',
    en: 'Three dice',
    family: 'DICE',
    games: [
      ['ETD', 'Three Dice'],
      ['ELS', 'Lucky Six'],
      ['EEO', 'Even or Odd'],
      ['EP3', 'Pick 3'],
    ],
    minutes: quick,
  },
]

/** Seconds between the end of betting and the draw, by the minutes between draws. */
export const lockSeconds: Readonly<Record<number, number>> = { 1: 5, 3: 10, 30: 60 }

/** Shown first, as popular. */
export const hotLotteries = new Set(['VNN1', 'VNS3', 'ZYD1', 'EFN1', 'ETD1', 'EFN3'])
