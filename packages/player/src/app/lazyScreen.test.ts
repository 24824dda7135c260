import { afterEach, expect, test, vi } from 'vitest'
import { ChunkError, lazyScreen, mayReload } from './lazyScreen.ts'

const Screen = () => null
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
afterEach(() => void warn.mockClear())

test('[8] a chunk that fails once is logged and tried again', async () => {
  const fetchChunk = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Screen)
  await expect(lazyScreen(fetchChunk).load()).resolves.toBe(Screen)
  expect(fetchChunk).toHaveBeenCalledTimes(2)
  expect(warn).toHaveBeenCalledTimes(1)
})

test('[8] a chunk that fails twice stays failed until the player retries', async () => {
  const fetchChunk = vi.fn().mockRejectedValueOnce(1).mockRejectedValueOnce(2).mockResolvedValue(Screen)
  const screen = lazyScreen(fetchChunk)
  await expect(screen.load()).rejects.toBeInstanceOf(ChunkError)
  await expect(screen.load()).rejects.toBeInstanceOf(ChunkError)
  expect(fetchChunk).toHaveBeenCalledTimes(2)
  screen.reset()
  await expect(screen.load()).resolves.toBe(Screen)
})

test('[8] a loaded screen is the same promise every time', () => {
  const screen = lazyScreen(() => Promise.resolve(Screen))
  expect(screen.load()).toBe(screen.load())
})

test('[8] the page reloads itself at most once in 30 s', () => {
  expect(mayReload(1_000_000, undefined)).toBe(true)
  expect(mayReload(1_000_000, 1_000_000 - 29_999)).toBe(false)
  expect(mayReload(1_000_000, 1_000_000 - 30_000)).toBe(true)
  // The device's clock went back: an hour without recovery would be worse than one reload.
  expect(mayReload(1_000_000, 2_000_000)).toBe(true)
})
