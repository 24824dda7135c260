const ladder = [1, 5, 10, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000]

/** Six stakes to choose from, in cents: from the game's minimum upwards, around one unit of the currency. */
export function stakesFrom(least: number, most: number): number[] {
  const allowed = [...new Set([least, ...ladder])].filter((stake) => stake >= least && stake <= most).sort((a, b) => a - b)
  const usual = Math.max(0, Math.min(allowed.findIndex((stake) => stake >= 100) - 1, allowed.length - 6))
  return allowed.slice(usual, usual + 6)
}

/** The initial stake: one unit if it is available and affordable. */
export function firstStake(stakes: readonly number[], balance: number): number {
  const affordable = stakes.filter((stake) => stake <= balance)
  return affordable.find((stake) => stake >= 100) ?? affordable.at(-1) ?? stakes[0] ?? 0
}
