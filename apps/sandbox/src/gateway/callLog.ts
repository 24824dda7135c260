/** An answered call. Without query, headers and bodies, which may contain secrets and personal data. */
export interface LoggedCall {
  /** Milliseconds, the gateway's clock. */
  at: number
  ms: number
  /** The code that a player reads out: the request's id, or the key of a call whose outcome was unknown. */
  id: string
  key: string | undefined
  call: string
  method: string
  path: string
  /** HTTP; 0 = the connection ended without an answer. */
  status: number
  errorCode: string | undefined
  merchant: string | undefined
  /** Hash of the token; a guest's calls are those of an address. */
  session: string | undefined
  address: string
  /** Kinds of the console's faults that were applied. */
  faults: string[]
}

/** The last calls of this process, for the console. */
export function createCallLog(size: number) {
  const calls: LoggedCall[] = []
  return {
    add(call: LoggedCall): void {
      calls.push(call)
      if (calls.length > size) calls.splice(0, calls.length - size)
    },
    /** The calls of the session, or of the guest, that made the request with this code, oldest first; without a code all calls. */
    find(code?: string): LoggedCall[] {
      if (!code) return [...calls]
      const named = calls.findLast(({ id, key }) => id === code || key === code)
      return calls.filter((call) => named && callerOf(call) === callerOf(named))
    },
  }
}

export type CallLog = ReturnType<typeof createCallLog>

const callerOf = ({ session, address, merchant }: LoggedCall) => session ?? `${merchant} ${address}`
