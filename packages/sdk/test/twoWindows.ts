import { onTestFinished, vi } from 'vitest'

export const session = 'a-session-of-16-and-more'
export const origin = 'https://games.example'

/** A window that receives what is posted to it; `arrives` is a message event in this page. */
export function twoWindows() {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  onTestFinished(() => void vi.unstubAllGlobals())
  const sent: unknown[] = []
  const other = { postMessage: (data: unknown) => void sent.push(structuredClone(data)) }
  const arrives = (data: unknown, { from = origin, source = other as unknown }: { from?: string; source?: unknown } = {}) =>
    page.dispatchEvent(Object.assign(new Event('message'), { data, origin: from, source }))
  return { other, sent, arrives }
}
