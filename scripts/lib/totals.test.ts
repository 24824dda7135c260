import { expect, test } from 'vitest'
import { totalsOf } from './totals.ts'

test('sums the summaries of several packages, with colours and prefixes', () => {
  const output = [
    '@platform/sdk:test:  Test Files  3 passed (3)',
    '@platform/sdk:test: \x1b[2m      Tests \x1b[22m \x1b[1m\x1b[31m1 failed\x1b[39m\x1b[22m | \x1b[32m41 passed\x1b[39m (42)',
    '@platform/ui:test:       Tests  8 passed (8)',
  ].join('\n')
  expect(totalsOf(output)).toEqual({ passed: 49, failed: 1 })
})

test('reads a Playwright summary; tests that did not run count as failed', () => {
  expect(totalsOf('  2 failed\n    [ipanema] › a.spec.ts\n  1 did not run\n  17 passed (1.2m)\n')).toEqual({ passed: 17, failed: 3 })
})

test('a test that passed at the second try counts as passed', () => {
  expect(totalsOf('  1 flaky\n    [ipanema] › a.spec.ts\n  17 passed (1.2m)\n')).toEqual({ passed: 18, failed: 0 })
})

test('is undefined without a summary', () => {
  expect(totalsOf('All matched files use the correct format.')).toBeUndefined()
})
