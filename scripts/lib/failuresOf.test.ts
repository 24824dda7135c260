import { expect, test } from 'vitest'
import { failuresOf } from './failuresOf.ts'

const many = (word: string) => Array.from({ length: 40 }, (_, at) => `${word} ${at}`)

test('lists each failed vitest test once, with its reason', () => {
  const heading = '@platform/sdk:test: \x1b[31m FAIL \x1b[39m |unit| src/a.test.ts > adds'
  const found = failuresOf([...many('passed'), heading, 'AssertionError: expected 1 to be 2', ...many('after'), heading].join('\n'))
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(/^@platform\/sdk:test:  FAIL  \|unit\| src\/a.test.ts > adds\nAssertionError: expected 1 to be 2\n/)
  expect(found[0]).not.toContain('passed')
  expect(found[0]).not.toContain('after 30')
})

test('lists each failed Playwright test', () => {
  const found = failuresOf('  1) [ipanema] › e2e/a.spec.ts:3:1 › opens\n\n    Error: time out\n  2) [lotus] › e2e/a.spec.ts:3:1 › opens\n')
  expect(found.map((one) => one.split('\n')[0])).toEqual([
    '  1) [ipanema] › e2e/a.spec.ts:3:1 › opens',
    '  2) [lotus] › e2e/a.spec.ts:3:1 › opens',
  ])
})

test('lists each error outside a test', () => {
  const banner = '@platform/player:test: \x1b[31m⎯⎯⎯⎯ Unhandled Rejection ⎯⎯⎯⎯⎯\x1b[39m'
  const found = failuresOf(['⎯⎯⎯ Unhandled Errors ⎯⎯⎯', ...many('passed'), banner, 'Error: the page is gone', ...many('after')].join('\n'))
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(/ Unhandled Rejection ⎯+\nError: the page is gone\n/)
})

test('shows the last lines of a program that is not a test runner', () => {
  expect(failuresOf([...many('line'), 'error: no such file'].join('\n'))[0]).toMatch(/line 39\nerror: no such file$/)
})
