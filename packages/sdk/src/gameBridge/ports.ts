import { type BridgeRefusal, refusal } from './Refusal.ts'

/** How messages get to the other side and back. */
export interface BridgePort {
  send: (message: object) => void
  /** Passes on what arrives; `refused` if it is not of the other side. Returns how to stop. */
  listen: (onData: (data: unknown, refused?: BridgeRefusal) => void) => () => void
}

type Receiver = Pick<Window, 'postMessage'> | null | undefined
/** The window of the other side; a function where it exists only later. */
type OtherWindow = Receiver | (() => Receiver)

/** The window of a game in a frame (for the site), or the window that embeds it (for the game): of this window and origin only. */
export function windowPort(other: OtherWindow, origin: string): BridgePort {
  const windowOf = () => (typeof other === 'function' ? other() : other)
  return {
    send: (message) => windowOf()?.postMessage(message, origin),
    listen(onData) {
      const listener = ({ data, origin: from, source }: MessageEvent<unknown>) =>
        onData(data, from !== origin ? refusal('origin') : !source || source !== windowOf() ? refusal('window') : undefined)
      addEventListener('message', listener)
      return () => removeEventListener('message', listener)
    },
  }
}

/** What a native shell injects into the page of a game: like a `MessagePort`, of JSON texts. The shell injects it for its own origins only. */
export interface NativeShell {
  postMessage: (json: string) => void
  onmessage: ((event: { data: unknown }) => void) | null
}

const LONGEST_JSON = 4096

/** Undefined for all but a text of JSON: no message either. */
function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

/** A native shell that shows the game in a web view. */
export function shellPort(shell: NativeShell): BridgePort {
  return {
    send: (message) => shell.postMessage(JSON.stringify(message)),
    listen(onData) {
      shell.onmessage = (event) => {
        const text = event?.data
        if (typeof text === 'string' && text.length > LONGEST_JSON) onData(undefined, refusal('size'))
        else onData(parsed(text))
      }
      return () => {
        shell.onmessage = null
      }
    },
  }
}
