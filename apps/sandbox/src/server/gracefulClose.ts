import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as TlsServer } from 'node:tls'
import type { Socket } from 'node:net'

/** Longer than any transaction may take: a request that takes longer counts as hung. */
const PATIENCE_MS = 25_000
/** For requests that are still being received: their work has not begun, so the client may repeat them. */
const GRACE_MS = 500
const LOOK_EVERY_MS = 20

/**
 * Closes a server: it accepts nothing new and finishes the answers to complete requests. A keep-alive connection ends when it has
 * no pending request.
 */
export function gracefulClose(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>()
  const requests = new Map<Socket, IncomingMessage>()
  // With TLS the socket of a request is not that of its connection.
  server.on(server instanceof TlsServer ? 'secureConnection' : 'connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    requests.set(socket, request)
    response.once('close', () => requests.delete(socket))
  })
  const dropUnfinished = () => {
    for (const socket of sockets) if (!requests.get(socket)?.complete) socket.destroy()
  }
  return () =>
    new Promise((resolve) => {
      const looking = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS)
      const timers = [setTimeout(dropUnfinished, GRACE_MS), setTimeout(() => server.closeAllConnections(), PATIENCE_MS)]
      server.close(() => {
        clearInterval(looking)
        timers.forEach(clearTimeout)
        resolve()
      })
      server.closeIdleConnections()
    })
}
