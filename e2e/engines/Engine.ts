/** A browser that Playwright does not drive: Debian's Firefox ESR, WebKitGTK. */
export interface Engine {
  /** Name and version, as the browser reports them. */
  name: string
  goto(address: string): Promise<void>
  /** Evaluates an expression in the page, and awaits its result, which must be JSON. */
  evaluate<Value>(expression: string): Promise<Value>
  /** Presses a point of the view with a pointer, as a player does. */
  tap(x: number, y: number): Promise<void>
  /** PNG, base64. */
  screenshot(): Promise<string>
  /** Console errors and warnings so far; undefined if the browser does not report them. */
  printed(): string[] | undefined
  close(): Promise<void>
}

export const phone = { width: 390, height: 844 }

/** Retries until there is a result; throws the last failure. */
export async function eventually<Value>(what: string, attempt: () => Promise<Value | undefined | false>, seconds = 30): Promise<Value> {
  let reason: unknown
  for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
    try {
      const value = await attempt()
      if (value) return value
    } catch (error) {
      reason = error
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`${what}: not in ${seconds} s${reason instanceof Error ? ` (${reason.message})` : ''}`)
}

/** Actions of WebDriver, and of its successor, that press a point. */
export const press = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'finger',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pause', duration: 60 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]
