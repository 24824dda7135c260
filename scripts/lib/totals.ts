export interface Totals {
  passed: number
  failed: number
}

/** Sums the summary lines of vitest (`Tests  1 failed | 9 passed (10)`), for one or more packages, and of Playwright (`9 passed (12s)`). */
export function totalsOf(output: string): Totals | undefined {
  // oxlint-disable-next-line no-control-regex -- colours
  const lines = output.replace(/\x1b\[[0-9;]*m/g, '').split('\n')
  const vitest = lines.filter((line) => /(^|:)\s+Tests\s+\d/.test(line))
  const playwright = lines.filter((line) => /^\s+\d+ (passed|failed|flaky|did not run|interrupted)\b/.test(line))
  const summary = [...vitest, ...playwright]
  if (summary.length === 0) return undefined
  const count = (pattern: RegExp) => summary.reduce((sum, line) => sum + Number(pattern.exec(line)?.[1] ?? 0), 0)
  return { passed: count(/(\d+) (?:passed|flaky)/), failed: count(/(\d+) (?:failed|did not run|interrupted)/) }
}
