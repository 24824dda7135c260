import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPlayMessage } from './playMessage.ts'

const frame = { name: 'frame' } as unknown as Window
const from = { origin: 'https://play.example', window: frame }
const message = (data: unknown, origin = from.origin, source: Window | null = frame) => ({ data, origin, source })
const good = { source: 'platform-play', version: 1, type: 'round' }

describe('readPlayMessage', () => {
  test('[7.3] hears the frame that was opened', () => {
    expect(readPlayMessage(message(good), from)).toBe('round')
  })

  test.each([
    ['another origin', message(good, 'https://evil.example')],
    ['a look-alike origin', message(good, 'https://play.example.evil.example')],
    ['a sandboxed frame', message(good, 'null')],
    ['another window of the same origin', message(good, from.origin, {} as Window)],
    ['no window', message(good, from.origin, null)],
    ['another source', message({ ...good, source: 'react-devtools' })],
    ['another version', message({ ...good, version: 2 })],
    ['an unknown type', message({ ...good, type: 'navigate' })],
    ['a string', message(JSON.stringify(good))],
  ])('[7.3] is deaf to %s', (_name, event) => {
    expect(readPlayMessage(event, from)).toBeUndefined()
  })

  test('[7.3] nothing that a page can post throws', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(() => readPlayMessage(message(data), from)).not.toThrow()
      }),
    )
  })
})
