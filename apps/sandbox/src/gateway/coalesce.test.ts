import { expect, test, vi } from 'vitest'
import { coalesce } from './coalesce.ts'

test('[7.6] of a thousand who ask during a run all get the next one: two runs, never two at once', async () => {
  let runs = 0
  let atOnce = 0
  const run = async () => {
    runs++
    expect(++atOnce).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 5))
    atOnce--
  }
  const wake = coalesce(run, () => undefined)
  const first = wake()
  const later = Array.from({ length: 1000 }, () => wake())
  await Promise.all([first, ...later])
  expect(runs).toBe(2)
  await wake()
  expect(runs).toBe(3)
})

test('[7.6] a run that fails is reported, and holds up no other', async () => {
  const report = vi.fn()
  const run = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue(undefined)
  const wake = coalesce(run, report)
  await Promise.all([wake(), wake()])
  expect([run.mock.calls.length, report.mock.calls.length]).toEqual([2, 1])
})
