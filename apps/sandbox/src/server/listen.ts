import type { IncomingMessage, Server } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { serve, type HttpBindings } from '@hono/node-server'
import type { RequestInfo } from '../gateway/RequestInfo.ts'
import { isPlainPath, refusePath } from '../gateway/isPlainPath.ts'
import { networkOf } from '../gateway/networkOf.ts'
import { discardBody } from './discardBody.ts'
import { gracefulClose } from './gracefulClose.ts'
import { clientOf, readProxies, type Proxies } from './proxies.ts'

export type Handler = (request: Request, info: RequestInfo) => Promise<Response>

export interface Listening {
  port: number
  close(): Promise<void>
}

export interface ConnectionLimits {
  /** From the first byte, or from connecting, until the last header. */
  headersMs: number
  /** Until the last byte of the body; calls have their own, shorter limit. */
  requestMs: number
  /** Without a byte in either direction. */
  silentMs: number
  /** Open at the same time. */
  perAddress: number
  /** How often the times are checked. */
  checkMs: number
}

export const connectionLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 600_000,
  silentMs: 150_000,
  perAddress: 500,
  checkMs: 2000,
}

export interface ListenOptions {
  port: number
  hostname: string
  proxies?: Proxies
  /** PEM; without it the port speaks plain HTTP. */
  tls?: { cert: string; key: string }
  limits?: Partial<ConnectionLimits>
}

/** Serves a handler over HTTP, or HTTPS with a certificate. Rejects with a one-line message if the port is taken. */
export function listen(
  handler: Handler,
  { port, hostname, proxies = readProxies(''), tls, limits = {} }: ListenOptions,
): Promise<Listening> {
  const { headersMs, requestMs, silentMs, perAddress, checkMs } = { ...connectionLimits, ...limits }
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: (request, env) => answer(handler, request, (env as HttpBindings).incoming, proxies),
        port,
        hostname,
        ...(tls && { createServer: createHttpsServer }),
        serverOptions: {
          headersTimeout: headersMs,
          requestTimeout: requestMs,
          connectionsCheckingInterval: checkMs,
          ...(tls && { cert: tls.cert, key: tls.key, handshakeTimeout: headersMs }),
        },
      },
      (address: AddressInfo) => resolve({ port: address.port, close: () => closing() }),
    ) as Server
    const closing = gracefulClose(server)
    server.setTimeout(silentMs)
    capConnections(server, perAddress, proxies)
    server.on('error', (error: NodeJS.ErrnoException) => {
      reject(
        new Error(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is in use: stop the process that uses it, or choose other ports with PORT=5000.`
            : error.message,
        ),
      )
    })
  })
}

async function answer(handler: Handler, request: Request, incoming: IncomingMessage, proxies: Proxies): Promise<Response> {
  // The raw path: in `request.url` dots and backslashes are already resolved.
  if (!isPlainPath((incoming.url ?? '').split('?')[0]!)) return refusePath()
  const { socket, headers } = incoming
  const { address, forwarded, secure } = clientOf(socket.remoteAddress ?? '', headers, proxies)
  const response = await handler(secure ? asHttps(request) : request, { address, forwarded, drop: () => socket.destroy() })
  if (incoming.complete || headers.connection === 'close' || (await discardBody(incoming))) return response
  // It is closed after this answer: without this header a client or proxy would lose its next request.
  const closing = new Headers(response.headers)
  closing.set('Connection', 'close')
  return new Response(response.body, { status: response.status, headers: closing })
}

/** The request as the client sent it to the proxy. */
function asHttps({ url, method, headers, body, signal }: Request): Request {
  return new Request(url.replace(/^http:/, 'https:'), { method, headers, body, signal, duplex: 'half' } as RequestInit)
}

/** Limits connections per address; not for proxies, which carry those of many clients and have their own limits. */
function capConnections(server: Server, max: number, proxies: Proxies): void {
  const openCounts = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (proxies.has(address)) return
    const network = networkOf(address)
    const count = (openCounts.get(network) ?? 0) + 1
    if (count > max) {
      socket.destroy()
      return
    }
    openCounts.set(network, count)
    socket.once('close', () => {
      const remaining = openCounts.get(network)! - 1
      if (remaining > 0) openCounts.set(network, remaining)
      else openCounts.delete(network)
    })
  })
}
