import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchIdle } from './watchIdle.ts'

const MINUTE = 60_000
const idleMs = 30 * MINUTE

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** The gateway's side of one session, and any number of tabs. */
function session() {
  let end = Date.now() + idleMs
  const gateway = { online: true, reports: 0 }
  const answer = async () => {
    if (!gateway.online || end <= Date.now()) throw new Error('no answer')
    return end
  }
  const act = async () => {
    await answer()
    end = Date.now() + idleMs
    return end
  }
  const tab = () => {
    const seen: { near: number | undefined; ended: boolean } = { near: undefined, ended: false }
    const watch = watchIdle({
      idleMs,
      now: () => Date.now(),
      read: answer,
      report: () => {
        gateway.reports++
        return act()
      },
      onNear: (near) => (seen.near = near),
      onEnd: () => (seen.ended = true),
    })
    return { ...watch, seen }
  }
  return { gateway, tab, act, left: () => end - Date.now() }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const look = () => document.dispatchEvent(new Event('visibilitychange'))

test('[7.5] the warning comes after 28 minutes without an act, the lock after 30', async () => {
  const { tab } = session()
  const { seen, stop } = tab()
  const end = Date.now() + idleMs
  await pass(28 * MINUTE - 1)
  expect(seen).toEqual({ near: undefined, ended: false })
  await pass(1)
  expect(seen).toEqual({ near: end, ended: false })
  await pass(2 * MINUTE - 1)
  expect(seen.ended).toBe(false)
  await pass(1)
  expect(seen.ended).toBe(true)
  stop()
})

test('[7.5] an act ends the warning, and the 30 minutes begin again', async () => {
  const { tab } = session()
  const { seen, act, stop } = tab()
  await pass(29 * MINUTE)
  expect(seen.near).toBeDefined()
  await act()
  expect(seen.near).toBeUndefined()
  await pass(28 * MINUTE - 1)
  expect(seen.near).toBeUndefined()
  await pass(1)
  expect(seen.near).toBe(Date.now() + 2 * MINUTE)
  stop()
})

test('[7.5] before the warning the gateway is read: a stake in a game or a form, which no tab reports, prevents it', async () => {
  const { tab, act } = session()
  const { seen, stop } = tab()
  await pass(20 * MINUTE)
  await act()
  await pass(28 * MINUTE - 1)
  expect(seen.near).toBeUndefined()
  await pass(1)
  expect(seen.near).toBeDefined()
  stop()
})

test('[7.5] two tabs warn and lock together; an act in one ends the warning of the other at once', async () => {
  const { tab } = session()
  const [one, two] = [tab(), tab()]
  await pass(28 * MINUTE)
  expect([one.seen.near, two.seen.near]).toEqual([Date.now() + 2 * MINUTE, Date.now() + 2 * MINUTE])
  two.set((await one.act())!)
  expect([one.seen.near, two.seen.near]).toEqual([undefined, undefined])
  await pass(30 * MINUTE)
  expect([one.seen.ended, two.seen.ended]).toEqual([true, true])
  one.stop()
  two.stop()
})

test('[7.5] without a connection an act extends nothing, and the session is locked at its end all the same', async () => {
  const { tab, gateway } = session()
  const { seen, act, stop } = tab()
  gateway.online = false
  await pass(25 * MINUTE)
  expect(await act()).toBeUndefined()
  await pass(3 * MINUTE)
  expect(seen.near).toBeDefined()
  await pass(2 * MINUTE)
  expect(seen.ended).toBe(true)
  stop()
})

test('[7.5] a page that is looked at again after a sleep knows at once', async () => {
  const { tab, act } = session()
  const { seen, stop } = tab()
  vi.setSystemTime(Date.now() + 29 * MINUTE)
  look()
  await pass(0)
  expect(seen.near).toBeDefined()
  await act()
  look()
  await pass(0)
  expect(seen.near).toBeUndefined()
  vi.setSystemTime(Date.now() + 31 * MINUTE)
  look()
  await pass(0)
  expect(seen.ended).toBe(true)
  stop()
})

test('[7.5] several acts within a second are one report, and after the end of the watch nothing is sent', async () => {
  const { tab, gateway } = session()
  const { act, seen, stop } = tab()
  await act()
  await act()
  expect(gateway.reports).toBe(1)
  await pass(1000)
  await act()
  expect(gateway.reports).toBe(2)
  stop()
  await pass(31 * MINUTE)
  look()
  await pass(0)
  expect(seen).toEqual({ near: undefined, ended: false })
})
