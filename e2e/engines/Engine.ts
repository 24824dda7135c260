/** A browser that Playwright does not drive: Debian's Firefox ESR, WebKitGTK. */
export interface Engine {
  /** Name and version, as the browser says. */
  name: string
  goto(address: string): Promise<void>
  /** Runs an expression or `await`s one in the page; what it gives must be JSON. */
  evaluate<Value>(expression: string): Promise<Value>
  /** PNG, base64. */
  screenshot(): Promise<string>
  /** Errors and warnings of the pages so far; undefined where the browser does not tell. */
  printed(): string[] | undefined
  close(): Promise<void>
}

export const phone = { width: 390, height: 844 }

/** Calls until there is an answer; the last failure is thrown. */
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
