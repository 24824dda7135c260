import { vi } from 'vitest'
import { BusinessError, type Client } from '@platform/sdk'

type Answer = (input: Record<string, unknown>, pass: () => Promise<unknown>) => Promise<unknown>

/** Stands between the client and the gateway for one call; every other call goes through. Returns what was asked. */
export function intercept(client: Client, name: string, answer: Answer): Record<string, unknown>[] {
  const real = client.request.bind(client)
  const asked: Record<string, unknown>[] = []
  vi.spyOn(client, 'request').mockImplementation((call, input, options) => {
    const pass = () => real(call, input, options)
    if (call.name !== name) return pass()
    asked.push(input as Record<string, unknown>)
    return answer(input as Record<string, unknown>, pass)
  })
  return asked
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
