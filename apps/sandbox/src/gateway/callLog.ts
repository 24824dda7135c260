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

/** Of a path, which a guest may make as long as they like. */
const PATH_LENGTH = 200

/** The last calls of this process, for the console: at most `most` of one caller, so that a flood leaves those of the others. */
export function createCallLog(size: number, most = size / 10) {
  const calls: LoggedCall[] = []
  const counts = new Map<string, number>()
  const drop = (index: number) => {
    for (const call of calls.splice(index, 1)) {
      const left = (counts.get(callerOf(call)) ?? 0) - 1
      if (left > 0) counts.set(callerOf(call), left)
      else counts.delete(callerOf(call))
    }
  }
  return {
    add(call: LoggedCall): void {
      const caller = callerOf(call)
      if ((counts.get(caller) ?? 0) >= most) drop(calls.findIndex((earlier) => callerOf(earlier) === caller))
      calls.push({ ...call, path: call.path.slice(0, PATH_LENGTH) })
      counts.set(caller, (counts.get(caller) ?? 0) + 1)
      if (calls.length > size) drop(0)
    },
    /**
     * The calls of the session, or of the guest, that made the request with this code, oldest first; without a code all calls. A guest may send
     * the code of another caller, so the first with a session is meant.
     */
    find(code?: string): LoggedCall[] {
      if (!code) return [...calls]
      const matches = calls.filter(({ id, key }) => id === code || key === code)
      const named = matches.find(({ session }) => session) ?? matches.at(-1)
      return calls.filter((call) => named && callerOf(call) === callerOf(named))
    },
  }
}

export type CallLog = ReturnType<typeof createCallLog>

const callerOf = ({ session, address, merchant }: LoggedCall) => session ?? `${merchant} ${address}`
