import { stripVTControlCharacters } from 'node:util'
import type { Step } from './steps.ts'

/** More failures than a busy machine makes: there is a fault. */
const MOST = 4

// Each of a test's own tries that failed in another way has a heading.
const TRIES = / \((initial run|[^()]* retry)[^()]*\)$/
const HEADING = /^(?:(@[\w/-]+):test:)?\s*FAIL\s+(?:\|[^|]+\|\s+)?(\S+\.test\.tsx?) > /

/**
 * Commands that run the failed tests of a step once more when nothing runs beside them, a file at a time: what only a busy machine made
 * fail passes then, a real fault fails twice. None if there are too many of them, or if another thing than a test failed.
 */
export function secondTriesOf({ command, args }: Step, { output, failed }: { output: string; failed: number }): [string, ...string[]][] {
  if (failed > MOST) return []
  const text = stripVTControlCharacters(output)
  if (command === 'playwright') return new RegExp(`^\\s+${failed} failed$`, 'm').test(text) ? [[command, ...args, '--last-failed']] : []
  const headings = [...new Set(text.split('\n').flatMap((line) => (HEADING.test(line) ? [line.replace(TRIES, '')] : [])))]
  if (headings.length !== failed) return []
  const commands = headings.map((line): [string, ...string[]] => {
    const [, packageName, file = ''] = HEADING.exec(line) ?? []
    return packageName ? ['pnpm', '--filter', packageName, 'exec', 'vitest', 'run', file] : ['vitest', 'run', file]
  })
  return commands.filter((one, at) => commands.findIndex((other) => String(other) === String(one)) === at)
}
