import { afterEach, expect, test, vi } from 'vitest'
import { ChunkError, forgetFailedChunks, lazyChunk } from './lazyChunk.ts'

const Screen = () => null
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
afterEach(() => void warn.mockClear())

test('[8] a chunk that fails once is logged and tried again', async () => {
  const fetchChunk = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Screen)
  await expect(lazyChunk(fetchChunk).load()).resolves.toBe(Screen)
  expect(fetchChunk).toHaveBeenCalledTimes(2)
  expect(warn).toHaveBeenCalledTimes(1)
})

test('[8] a chunk that fails twice stays failed until the player retries', async () => {
  const fetchChunk = vi.fn().mockRejectedValueOnce(1).mockRejectedValueOnce(2).mockResolvedValue(Screen)
  const screen = lazyChunk(fetchChunk)
  await expect(screen.load()).rejects.toBeInstanceOf(ChunkError)
  await expect(screen.load()).rejects.toBeInstanceOf(ChunkError)
  expect(fetchChunk).toHaveBeenCalledTimes(2)
  forgetFailedChunks()
  await expect(screen.load()).resolves.toBe(Screen)
})

test('[8] a loaded screen is the same promise every time', () => {
  const screen = lazyChunk(() => Promise.resolve(Screen))
  expect(screen.load()).toBe(screen.load())
})
