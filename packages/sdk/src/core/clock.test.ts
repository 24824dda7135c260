import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClock } from './clock.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'Date'] }))
afterEach(() => void vi.useRealTimers())

const server = 1_800_000_000_000

test('[contract: answers] before the first answer the device tells the time', () => {
  vi.setSystemTime(5_000)
  expect(createClock().now()).toBe(5_000)
})

test('[contract: answers] runs on from the server, whatever becomes of the device clock', () => {
  const clock = createClock()
  clock.observe(server, performance.now() - 100, performance.now())
  expect(clock.now()).toBe(server + 50)
  vi.setSystemTime(0)
  vi.advanceTimersByTime(2_000)
  expect(clock.now()).toBe(server + 2_050)
})

test('[contract: answers] trusts the fastest of the last five answers', () => {
  const clock = createClock()
  const now = performance.now()
  clock.observe(server - 10, now - 20, now)
  for (let slow = 0; slow < 4; slow++) clock.observe(server - 400, now - 1_000, now)
  expect(clock.now()).toBe(server)
  clock.observe(server - 400, now - 1_000, now)
  expect(clock.now()).toBe(server + 100)
})

test('[contract: answers] after a sleep the next answer counts, though an older one was faster', () => {
  const clock = createClock()
  const now = performance.now()
  clock.observe(server, now - 10, now)
  clock.observe(server + 60_000, now - 900, now)
  expect(Math.abs(clock.now() - server - 60_000)).toBeLessThan(1_000)
})

test('[7.3] over eight hours an answer each 30 s holds it within a second of the server, though the device is 0.1 % too fast', () => {
  const clock = createClock()
  let largest = 0
  const start = performance.now()
  for (let seconds = 0; seconds <= 8 * 3600; seconds += 30) {
    const now = server + seconds * 1000
    largest = Math.max(largest, seconds === 0 ? 0 : Math.abs(clock.now() - now))
    // Between 20 ms and 320 ms on the way.
    clock.observe(now - 10 - (seconds % 7) * 20, performance.now() - 20 - (seconds % 7) * 50, performance.now())
    vi.advanceTimersByTime(30_030)
  }
  expect(performance.now() - start).toBeGreaterThan(8 * 3_600_000)
  expect(largest).toBeLessThan(1000)
})
