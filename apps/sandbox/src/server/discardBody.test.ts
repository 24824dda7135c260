import { once } from 'node:events'
import { login } from '@platform/sdk/account'
import { applyPromotion } from '@platform/sdk/promotions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileSandbox } from '../testing/fileSandbox.ts'
import { connectFrom } from '../testing/sendRaw.ts'
import { listen, type Listening } from './listen.ts'

const sandbox = await fileSandbox()
let server: Listening
beforeAll(async () => {
  server = await listen(sandbox.sandbox.fetch, { port: 0, hostname: '127.0.0.1' })
})
afterAll(() => server.close())

const CONNECTIONS = 41
const SIZE = 200 * 1024

/** A connection on which requests are written by hand, with its answers. */
async function connection() {
  const socket = connectFrom(server.port)
  let text = ''
  socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk))
  await once(socket, 'connect')
  const received = async (pattern: RegExp) => {
    while (!pattern.test(text) && !socket.destroyed && !socket.readableEnded)
      await Promise.race([once(socket, 'data'), once(socket, 'close')])
    return text
  }
  return { socket, received }
}

const head = (path: string, length: number, type = 'application/json') =>
  `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Merchant: ipanema\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`
const next = 'GET /wps/system/status HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Merchant: ipanema\r\n\r\n'

/** What an answer leaves unread: a body that is too large, and one whose sender may not send it. */
const unread = [
  ['413', head(login.path, SIZE)],
  ['401', head(applyPromotion.path, SIZE, 'multipart/form-data; boundary=x')],
] as const

test.each(unread)(
  '[8] %s: a body that was not needed is read to its end, and the same connection answers the next request',
  async (status, request) => {
    const all = await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        const { socket, received } = await connection()
        socket.write(request)
        socket.write(Buffer.alloc(SIZE, 97))
        const first = await received(/\r\n\r\n/)
        socket.write(next)
        // The control: the next request is answered on the same connection.
        const both = await received(/HTTP\/1\.1 200/)
        socket.destroy()
        return [first.slice(9, 12), /connection: close/i.test(first), both.includes('HTTP/1.1 200')]
      }),
    )
    expect(all).toEqual(Array.from({ length: CONNECTIONS }, () => [status, false, true]))
  },
)

test.each(unread)(
  '[8] %s: an answer to a body that does not end says that the connection is closed, and closes it',
  async (status, request) => {
    const { socket, received } = await connection()
    socket.write(request)
    socket.write(Buffer.alloc(1000, 97))
    const answer = await received(/\r\n\r\n/)
    expect([answer.slice(9, 12), /connection: close/i.test(answer)]).toEqual([status, true])
    if (!socket.destroyed) await once(socket, 'close')
  },
)
