import { expect, test, vi } from 'vitest'
import { coalesce } from './coalesce.ts'

test('[7.6] a thousand requests during a run share the next one: two runs, never in parallel', async () => {
  let runs = 0
  let atOnce = 0
  let end = () => {}
  const running = new Promise<void>((resolve) => (end = resolve))
  const run = async () => {
    runs++
    expect(++atOnce).toBe(1)
    await running
    atOnce--
  }
  const wake = coalesce(run, () => undefined)
  const first = wake()
  const later = Array.from({ length: 1000 }, () => wake())
  expect(runs).toBe(1)
  end()
  await Promise.all([first, ...later])
  expect(runs).toBe(2)
  await wake()
  expect(runs).toBe(3)
})

test('[7.6] a failed run is reported, and does not block the next', async () => {
  const report = vi.fn()
  const run = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(undefined)
  const wake = coalesce(run, report)
  await Promise.all([wake(), wake()])
  expect([run.mock.calls.length, report.mock.calls.length]).toEqual([2, 1])
})
