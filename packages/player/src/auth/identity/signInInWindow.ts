import * as z from 'zod/mini'
import { PopupBlockedError } from '@platform/sdk'

const Answer = z.object({ type: z.enum(['identity']), state: z.string(), code: z.optional(z.string()), error: z.optional(z.string()) })
const checkMs = 300

/** An empty window, opened in the tap; its address comes later. It keeps its opener, to which it sends the answer. */
export function openWindow(): Window {
  const opened = window.open('', '_blank', 'popup,width=440,height=680')
  if (!opened) throw new PopupBlockedError('The browser opened no window', { code: 'popup.blocked' })
  return opened
}

/** Shows a provider's page in the window and waits for its code. `undefined` = closed, or the player said no. */
export function signInInWindow(opened: Window, page: URL, state: string): Promise<string | undefined> {
  const stop = new AbortController()
  const answered = new Promise<string | undefined>((resolve) => {
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      // Any page may send a message: only this window, on the provider's origin, with what it was opened with, is heard.
      if (source !== opened || origin !== page.origin) return
      const answer = Answer.safeParse(data)
      if (answer.success && answer.data.state === state) resolve(answer.data.code)
    }
    addEventListener('message', onMessage, { signal: stop.signal })
    // Its last message may still be on the way when the window is seen closed.
    let closed = false
    const timer = setInterval(() => {
      if (closed) resolve(undefined)
      closed = opened.closed
    }, checkMs)
    stop.signal.addEventListener('abort', () => clearInterval(timer))
  })
  opened.location.replace(page.href)
  return answered.finally(() => {
    stop.abort()
    opened.close()
  })
}
