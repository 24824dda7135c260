import { chanceOf } from './chanceOf.ts'

/**
 * The packets of a rain in cents, from its seed only: each is uniform in [1, 2 × the mean of what is left], leaves a cent for every other
 * one, and the last takes the rest. Then the list is shuffled, since in drawing order later packets vary more.
 */
export async function splitRain({ seed, pool, packets }: { seed: string; pool: number; packets: number }): Promise<number[]> {
  const chance = chanceOf(`${seed}:split`)
  const amounts: number[] = []
  let rest = pool
  for (let open = packets; open > 1; open--) {
    const amount = 1 + (await chance(mostOf(rest, open)))
    amounts.push(amount)
    rest -= amount
  }
  amounts.push(rest)
  for (let last = amounts.length - 1; last > 0; last--) {
    const other = await chance(last + 1)
    ;[amounts[last], amounts[other]] = [amounts[other]!, amounts[last]!]
  }
  return amounts
}

/** The maximum that the next of `open` packets may have when this many cents are left. */
export const mostOf = (rest: number, open: number): number => Math.max(1, Math.min(Math.floor((2 * rest) / open), rest - (open - 1)))
