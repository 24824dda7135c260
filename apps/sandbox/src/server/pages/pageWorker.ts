import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { loadRenderer } from '@platform/first-paint/render'
import type { FromWorker, ToWorker } from './messages.ts'

// Renders pages of one site. It has no database and no keys: it asks the process that started it for the answers of public calls.

const { renderer } = workerData as { renderer: string }
const port = parentPort!
const tell = (message: FromWorker) => port.postMessage(message)

const waiting = new Map<number, (answer: Response) => void>()
let calls = 0

const ask = (path: string, init?: RequestInit): Promise<Response> =>
  new Promise((answered) => {
    const call = calls++
    waiting.set(call, answered)
    tell({ call, path, headers: Object.fromEntries(new Headers(init?.headers)) })
  })

async function render({ page, name, search, file }: Extract<ToWorker, { page: number }>) {
  try {
    const { render: rendered } = await loadRenderer(renderer)
    const html = Buffer.from(await rendered(name, search, await readFile(file, 'utf8'), ask))
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      promisify(gzip)(html),
    ])
    tell({ page, html, br, gzip: gz })
  } catch (error) {
    tell({ page, error: String(error) })
  }
}

port.on('message', (message: ToWorker) => {
  if ('page' in message) return void render(message)
  waiting.get(message.call)?.(new Response(message.text || null, { status: message.status, headers: message.headers }))
  waiting.delete(message.call)
})
