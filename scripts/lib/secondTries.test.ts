import { expect, test } from 'vitest'
import { secondTriesOf } from './secondTries.ts'
import type { Step } from './steps.ts'

const units: Step = { name: 'player', command: 'turbo', args: ['run', 'test'] }
const heading = (name: string) => `@platform/player:test: \x1b[31m FAIL \x1b[39m |browser (chromium)| src/a/A.test.tsx > ${name}`

test('reruns failed files, each once, in their package', () => {
  const lines = [
    heading('adds'),
    'AssertionError: 1',
    heading('takes (initial run)'),
    heading('takes (1st retry)'),
    ' FAIL  scripts/checks/docs.test.ts > links',
    heading('adds'),
  ]
  expect(secondTriesOf(units, { output: lines.join('\n'), failed: 3 })).toEqual([
    ['pnpm', '--filter', '@platform/player', 'exec', 'vitest', 'run', 'src/a/A.test.tsx'],
    ['vitest', 'run', 'scripts/checks/docs.test.ts'],
  ])
})

test('reruns failed journeys', () => {
  const walk: Step = { name: 'e2e', command: 'turbo', args: ['run', '//#journeys'] }
  const output = '  1) [lotus] › a.spec.ts:3:1 › opens\n\n  1 failed\n    [lotus] › a.spec.ts:3:1 › opens\n  3 passed (1m)\n'
  expect(secondTriesOf(walk, { output, failed: 1 })).toEqual([['pnpm', 'run', 'journeys', '--last-failed']])
  expect(secondTriesOf(walk, { output: 'Error: the web server did not start', failed: 1 })).toEqual([])
})

test('reruns the file in which an unhandled error occurred; an error without a file is not rerun', () => {
  const caught = '@platform/player:test: Vitest caught 1 unhandled error during the test run.'
  const origin = `@platform/player:test: This error originated in "src/a/A.test.tsx" test file. It doesn't mean`
  const again = ['pnpm', '--filter', '@platform/player', 'exec', 'vitest', 'run', 'src/a/A.test.tsx']
  expect(secondTriesOf(units, { output: [caught, origin].join('\n'), failed: 1 })).toEqual([again])
  expect(secondTriesOf(units, { output: [heading('adds'), caught, origin].join('\n'), failed: 1 })).toEqual([again])
  expect(secondTriesOf(units, { output: caught, failed: 1 })).toEqual([])
  expect(secondTriesOf(units, { output: [heading('adds'), caught].join('\n'), failed: 1 })).toEqual([])
})

test('does not rerun a crash, a file that does not load, or many failures', () => {
  expect(secondTriesOf(units, { output: 'Error: worker exited', failed: 1 })).toEqual([])
  expect(secondTriesOf(units, { output: heading('adds'), failed: 2 })).toEqual([])
  expect(secondTriesOf(units, { output: ' FAIL  scripts/a.test.ts [ scripts/a.test.ts ]', failed: 1 })).toEqual([])
  const many = Array.from({ length: 5 }, (_, at) => ` FAIL  scripts/${at}.test.ts > one`)
  expect(secondTriesOf(units, { output: many.join('\n'), failed: 5 })).toEqual([])
})
