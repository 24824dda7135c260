import { stripVTControlCharacters } from 'node:util'

const HEADING = /(^|: )\s*(FAIL\s+\S|\d+\) \[)/
const LINES_EACH = 14

/**
 * What failed and why, short enough to stand after a long log: each heading of vitest (` FAIL  a.test.ts > name`) or
 * Playwright (`  1) [project] › a.spec.ts`) once, with the first lines under it. Where no runner spoke, the last lines.
 */
export function failuresOf(output: string): string[] {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n')
  const headings = lines.flatMap((line, at) => (HEADING.test(line) ? [at] : []))
  const firsts = headings.filter((at) => headings.find((other) => lines[other] === lines[at]) === at)
  if (firsts.length === 0) return [lines.slice(-LINES_EACH).join('\n')]
  return firsts.map((at) => lines.slice(at, at + LINES_EACH).join('\n'))
}
