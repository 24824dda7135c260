import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

const message = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts)
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}
const int16 = (value: number) => Buffer.from([value >> 8, value & 255])
const int32 = (value: number) => Buffer.concat([int16(value >> 16), int16(value & 65_535)])
const text = (value: string) => Buffer.from(`${value}\0`)

const TEXT = 25
const accepted = Buffer.concat([message('R', int32(0)), message('Z', Buffer.from('I'))])

/** The rows of `show server_version`. */
const answer = (version: string) =>
  Buffer.concat([
    message('T', int16(1), text('server_version'), int32(0), int16(0), int32(TEXT), int16(-1), int32(-1), int16(0)),
    message('D', int16(1), int32(version.length), Buffer.from(version)),
    message('C', text('SHOW')),
    message('Z', Buffer.from('I')),
  ])

/** A server of another version, which says so to every query: no package of an old Postgres needs to be installed. Returns its address. */
export async function oldPostgres(version: string) {
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(accepted)
      socket.on('data', (chunk) => chunk[0] === 'Q'.charCodeAt(0) && socket.write(answer(version)))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { address: `postgres://postgres@127.0.0.1:${(server.address() as AddressInfo).port}/any`, close: () => server.close() }
}
