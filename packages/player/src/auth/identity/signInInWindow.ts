import * as z from 'zod/mini'
import { PopupBlockedError } from '@platform/sdk'
import { tryOpen } from '../../links/openTab.ts'

const Answer = z.object({ type: z.enum(['identity']), state: z.string(), code: z.optional(z.string()), error: z.optional(z.string()) })
const checkMs = 300

/** An empty window, opened during the tap; its address is set later. It keeps its opener, to which it posts the answer. */
export function openWindow(): Window {
  const popup = tryOpen('', 'popup,width=440,height=680')
  if (!popup) throw new PopupBlockedError('The browser opened no window', { code: 'popup.blocked' })
  return popup
}

/** Shows a provider's page in the window and waits for its code. `undefined` = closed, or the player refused. */
export function signInInWindow(popup: Window, page: URL, state: string): Promise<string | undefined> {
  const stop = new AbortController()
  const code = new Promise<string | undefined>((resolve) => {
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      // Any page may post a message: accepted only from this window, on the provider's origin, with the same state.
      if (source !== popup || origin !== page.origin) return
      const answer = Answer.safeParse(data)
      if (answer.success && answer.data.state === state) resolve(answer.data.code)
    }
    addEventListener('message', onMessage, { signal: stop.signal })
    // Its last message may arrive after the window was closed.
    let closed = false
    const timer = setInterval(() => {
      if (closed) resolve(undefined)
      closed = popup.closed
    }, checkMs)
    stop.signal.addEventListener('abort', () => clearInterval(timer))
  })
  popup.location.replace(page.href)
  return code.finally(() => {
    stop.abort()
    popup.close()
  })
}
