import { stripVTControlCharacters } from 'node:util'

const HEADING = /(^|: )\s*(FAIL\s+\S|\d+\) \[|⎯+ [\w ]+ (Error|Rejection|Exception) ⎯)/
const LINES_EACH = 14

/**
 * What failed and why, short enough for the end of a long log: each heading of vitest (` FAIL a.test.ts > name`) or Playwright (` 1)
 * [project] › a.spec.ts`), and each error outside a test, once, with the first lines below it. Without output of a runner, the last lines.
 */
export function failuresOf(output: string): string[] {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n')
  const headings = lines.flatMap((line, at) => (HEADING.test(line) ? [at] : []))
  const firsts = headings.filter((at) => headings.find((other) => lines[other] === lines[at]) === at)
  if (firsts.length === 0) return [lines.slice(-LINES_EACH).join('\n')]
  return firsts.map((at) => lines.slice(at, at + LINES_EACH).join('\n'))
}
