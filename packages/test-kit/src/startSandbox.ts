import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { Sandbox } from '@platform/sandbox'

export interface RunningSandbox {
  /** `http://127.0.0.1:<port>`; allows every origin. */
  url: string
  close(): Promise<void>
}

/** A complete sandbox in this process, ready for calls: in memory, small seed, test mode. */
export async function startSandbox(): Promise<RunningSandbox> {
  const { open, ...running } = await sandboxOnRequest()
  await open()
  return running
}

/** A sandbox with an address at once, whose modules are loaded at the first call or by `open`. */
export async function sandboxOnRequest(): Promise<RunningSandbox & { open(): Promise<Sandbox> }> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let opened: Promise<Sandbox> | undefined
  const open = () => (opened ??= import('./openSandbox.ts').then(({ openSandbox }) => openSandbox(url)))
  const answer = (request: Request) => open().then((sandbox) => sandbox.fetch(request), failed)
  const server = serve({ fetch: answer, port, hostname: '127.0.0.1' })
  return {
    url,
    open,
    async close() {
      server.close()
      await (await opened)?.close()
    },
  }
}

/** Prints the reason: without a sandbox every test would only report that it is offline. */
function failed(error: unknown): Response {
  console.error(error)
  return new Response(String(error), { status: 500, headers: { 'Access-Control-Allow-Origin': '*' } })
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = serve({ fetch: () => new Response(), port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) =>
      probe.close(() => resolve(port)),
    )
  })
}
