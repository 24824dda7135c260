import { stripVTControlCharacters } from 'node:util'
import type { Step } from './steps.ts'

/** Maximum failures that a busy machine may cause; with more, the fault is real. */
const MOST = 4

// Retries of a test that failed differently have separate headings.
const TRIES = / \((initial run|[^()]* retry)[^()]*\)$/
const HEADING = /^(?:(@[\w/-]+):test:)?\s*FAIL\s+(?:\|[^|]+\|\s+)?(\S+\.test\.tsx?) > /
// For an error that no test awaited, vitest names the file that ran at the time.
const ORIGIN = /^(?:(@[\w/-]+):test:)?\s*This error originated in "(\S+\.test\.tsx?)" test file/
const CAUGHT = /Vitest caught (\d+) unhandled error/g

/**
 * Commands that rerun a step's failed tests, one file at a time, when nothing else runs: failures due to a busy machine then pass, a real
 * fault fails twice. None if too many tests failed, or anything other than a test.
 */
export function secondTriesOf({ name }: Step, { output, failed }: { output: string; failed: number }): [string, ...string[]][] {
  if (failed > MOST) return []
  const text = stripVTControlCharacters(output)
  if (name === 'e2e') return new RegExp(`^\\s+${failed} failed$`, 'm').test(text) ? [['pnpm', 'run', 'journeys', '--last-failed']] : []
  const lines = text.split('\n')
  const headings = [...new Set(lines.flatMap((line) => (HEADING.test(line) ? [line.replace(TRIES, '')] : [])))]
  const origins = lines.filter((line) => ORIGIN.test(line))
  const errors = [...text.matchAll(CAUGHT)].reduce((sum, [, count]) => sum + Number(count), 0)
  // Without a failed test the step still counts one failure.
  if (origins.length !== errors || (headings.length !== failed && (headings.length > 0 || errors === 0))) return []
  const commands = [...headings, ...origins].map((line): [string, ...string[]] => {
    const [, packageName, file = ''] = HEADING.exec(line) ?? ORIGIN.exec(line) ?? []
    return packageName ? ['pnpm', '--filter', packageName, 'exec', 'vitest', 'run', file] : ['vitest', 'run', file]
  })
  return commands.filter((one, at) => commands.findIndex((other) => String(other) === String(one)) === at)
}
