import { BusinessError, NetworkError, PermissionError, RateLimitedError } from '@platform/sdk'
import { expect, test } from 'vitest'
import { troubleOf } from '../shell/Message.tsx'
import { problemOf } from './useRound.ts'

test.each([
  [new BusinessError('', { code: 'wallet.insufficient' }), 'insufficient'],
  [new NetworkError('', { code: 'network.offline' }), 'offlineRound'],
  [new NetworkError('', { code: 'network.unseen' }), 'unseenRound'],
  [new BusinessError('', { code: 'something.else' }), 'failedRound'],
  [new RateLimitedError('', { code: 'play.tooSoon', value: { afterMs: 900 } }), 'tooSoon'],
  [new TypeError(''), 'failedRound'],
])('[8] %o of a round that failed is %s', (error, problem) => {
  expect(problemOf(error)).toBe(problem)
})

test('[7.6] a round that a limit of the player refuses names the limit; without its value it is a failed round', () => {
  const value = { period: 'day', limit: 5000, left: 0, resetsAt: 1 }
  expect(problemOf(new BusinessError('', { code: 'limit.loss', value }))).toBe('limit')
  expect(problemOf(new BusinessError('', { code: 'limit.loss', value: {} }))).toBe('failedRound')
})

test('[7.6] a paused account ends the page with its own words', () => {
  expect(troubleOf(new PermissionError('', { code: 'access.protected' }))).toBe('protected')
})

test('[7.6] an account that may not play is no failed round: the page ends and says what to do', () => {
  expect(troubleOf(new PermissionError('', { code: 'play.underage' }))).toBe('barred')
})
