import { useFormatter } from 'use-intl'

/** What a round of a game may pay, times its stake: `1× · 3× · 10×`. */
export function usePrizesText(): (hundredths: readonly number[]) => string {
  const format = useFormatter()
  return (hundredths) => hundredths.map((prize) => `${format.number(prize / 100)}×`).join(' · ')
}
