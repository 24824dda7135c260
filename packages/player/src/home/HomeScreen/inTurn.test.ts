import { expect, onTestFinished, test, vi } from 'vitest'
import { inTurn } from './inTurn.ts'

test('[quality: speed] what loads together resolves one after the other, in the order of the requests', async () => {
  const order: string[] = []
  const requested: string[] = []
  const loading = (name: string, after: number) =>
    inTurn(async () => {
      requested.push(name)
      await new Promise((done) => setTimeout(done, after))
      return name
    })()
  // A task that a row causes comes before the next row.
  const note = (promise: Promise<string>) =>
    promise.then((name) => {
      order.push(name)
      setTimeout(() => order.push(`after ${name}`))
    })
  const all = [note(loading('games', 20)), note(loading('matches', 0)), note(loading('vendors', 0))]
  expect(requested).toEqual(['games', 'matches', 'vendors'])
  await all[0]
  expect(order).toEqual(['games'])
  await Promise.all(all)
  expect(order).toEqual(['games', 'after games', 'matches', 'after matches', 'vendors'])
})

test('[8] one that never answers holds the others for a second', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  void inTurn(() => new Promise(() => undefined))()
  const next = inTurn(() => Promise.resolve('vendors'))()
  await vi.advanceTimersByTimeAsync(1000)
  await expect(next).resolves.toBe('vendors')
})

test('[8] one that fails does not stop the others', async () => {
  const failing = inTurn(() => Promise.reject(new Error('no network')))()
  const next = inTurn(() => Promise.resolve('vendors'))()
  await expect(failing).rejects.toThrow('no network')
  await expect(next).resolves.toBe('vendors')
})
