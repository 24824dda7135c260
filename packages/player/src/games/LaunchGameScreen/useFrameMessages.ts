import { useEffect, useEffectEvent, type RefObject } from 'react'
import { readPlayMessage, type PlayEvent } from './playMessage.ts'

/** Listens to the page in the frame: only that window, on the origin of the address it was opened with. */
export function useFrameMessages(frame: RefObject<HTMLIFrameElement | null>, url: string | undefined, onEvent: (event: PlayEvent) => void) {
  const read = useEffectEvent((message: MessageEvent) => {
    const event = url && readPlayMessage(message, { origin: new URL(url).origin, window: frame.current?.contentWindow })
    if (event) onEvent(event)
  })
  useEffect(() => {
    const listener = (message: MessageEvent) => read(message)
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }, [])
}
