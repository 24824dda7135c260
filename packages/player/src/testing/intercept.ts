import { BusinessError, type Client } from '@platform/sdk'

type Input = Record<string, unknown>
type Answer = (input: Input, pass: () => Promise<unknown>) => Promise<unknown>

interface Calls {
  byName: Map<string, Answer>
  /** How many calls have been answered or have failed. */
  ended: number
  underWay: number
}

const listened = new WeakMap<Client, Calls>()

/** The calls so far of a client that `intercept` listens to. */
export const callsOf = (client: Client): Readonly<Pick<Calls, 'ended' | 'underWay'>> => listened.get(client) ?? { ended: 0, underWay: 0 }

/** Answers one call instead of the gateway; `pass` calls the interceptor set before, then the gateway. Returns the inputs. */
export function intercept(client: Client, name: string, answer: Answer): Input[] {
  const asked: Input[] = []
  const { byName } = listened.get(client) ?? listen(client)
  const earlier = byName.get(name)
  const answering: Answer = (input, pass) => {
    asked.push(input)
    return answer(input, earlier ? () => earlier(input, pass) : pass)
  }
  byName.set(name, answering)
  return asked
}

function listen(client: Client): Calls {
  const calls: Calls = { byName: new Map(), ended: 0, underWay: 0 }
  listened.set(client, calls)
  const real = client.request
  const end = () => {
    calls.underWay--
    calls.ended++
  }
  const request: Client['request'] = (call, input, options) => {
    const pass = () => real(call, input, options)
    const answer = calls.byName.get(call.name)?.(input as Input, pass) ?? pass()
    calls.underWay++
    answer.then(end, end)
    return answer
  }
  // Not a spy: for a method that a test spies on already, the new spy would be the same one, and call itself.
  Object.defineProperty(client, 'request', { value: request, writable: true, configurable: true, enumerable: true })
  return calls
}

/** The error of a call that the gateway refuses. */
export const refusal = (code = 'server.error') => new BusinessError(code, { code, status: 400 })

/** A promise that the test settles. */
export function gate() {
  let open = () => undefined as void
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open: () => open(), passed }
}
