import { vi } from 'vitest'
import { BusinessError, type Client } from '@platform/sdk'

type Input = Record<string, unknown>
type Answer = (input: Input, pass: () => Promise<unknown>) => Promise<unknown>

const answers = new WeakMap<Client, Map<string, Answer>>()

/** Stands between the client and the gateway for one call; every other call goes through. Returns what is asked. */
export function intercept(client: Client, name: string, answer: Answer): Input[] {
  const asked: Input[] = []
  const answering: Answer = (input, pass) => {
    asked.push(input)
    return answer(input, pass)
  }
  const known = answers.get(client)
  if (known) known.set(name, answering)
  else listen(client, new Map([[name, answering]]))
  return asked
}

function listen(client: Client, byName: Map<string, Answer>) {
  answers.set(client, byName)
  const real = client.request.bind(client)
  vi.spyOn(client, 'request').mockImplementation((call, input, options) => {
    const pass = () => real(call, input, options)
    return byName.get(call.name)?.(input as Input, pass) ?? pass()
  })
}

/** What a gateway that says no makes of a call. */
export const refusal = (code = 'server.error') => new BusinessError(code, { code, status: 400 })

/** A promise that the test settles. */
export function gate() {
  let open = () => undefined as void
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open: () => open(), passed }
}
