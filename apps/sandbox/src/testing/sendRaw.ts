import { connect, type Socket } from 'node:net'

/** A connection from a local address: any in 127.0.0.0/8. */
export const connectFrom = (port: number, localAddress = '127.0.0.1'): Socket =>
  connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined)

/** Sends a request byte for byte, since `fetch` normalizes paths; returns the answer, headers included. */
export async function sendRaw(port: number, target: string, { method = 'GET', headers = '' } = {}): Promise<string> {
  const socket = connectFrom(port)
  socket.write(Buffer.from(`${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n${headers}\r\n`, 'latin1'))
  return answerOf(socket)
}

/** Everything received until the connection ends. */
export function answerOf(socket: Socket): Promise<string> {
  let text = ''
  socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk))
  return new Promise((resolve) => socket.on('close', () => resolve(text)))
}

export const statusOf = (answer: string): number => Number(answer.split(' ', 2)[1])
