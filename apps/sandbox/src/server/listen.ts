import type { Socket } from 'node:net'
import { serve, type HttpBindings } from '@hono/node-server'
import type { RequestInfo } from '../gateway/createApp.ts'

export type Handler = (request: Request, info: RequestInfo) => Promise<Response>

export interface Listening {
  close(): Promise<void>
}

/** Serves a handler over HTTP. Rejects with a message of one line where the port is taken. */
export function listen(handler: Handler, port: number, hostname: string): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: (request, env) => handler(request, infoOf((env as HttpBindings).incoming.socket)),
        port,
        hostname,
      },
      () => resolve({ close: () => close(server) }),
    )
    server.on('error', (error: NodeJS.ErrnoException) => {
      reject(
        new Error(
          error.code === 'EADDRINUSE' ? `Port ${port} is taken: stop what uses it, or choose others with PORT=5000.` : error.message,
        ),
      )
    })
  })
}

const infoOf = (socket: Socket): RequestInfo => ({ address: socket.remoteAddress ?? '', drop: () => socket.destroy() })

/** Lets running answers finish, but not for ever: open pages keep their connections. */
function close(server: ReturnType<typeof serve>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    if ('closeIdleConnections' in server) {
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), 500).unref()
    }
  })
}
