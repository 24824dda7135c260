import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { MessageChannel, type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { loadRenderer } from '@platform/first-paint/render'

// Renders pages of one site. It has no database and no keys: the process that started it answers its public calls.

/** A page to render; `file` is that of the build. Its calls and its result are sent to `port`. */
export interface PageJob {
  name: string
  search: string
  file: string
  port: MessagePort
}

/** A public call that the page needs, answered at `reply`; the rendered page; or why there is none. */
export type PageMessage =
  | { path: string; headers: Record<string, string>; reply: MessagePort }
  | { html: Uint8Array; br: Uint8Array; gzip: Uint8Array }
  | { error: string }

/** What the gateway itself answered, as it crosses the thread. */
export interface CallAnswer {
  status: number
  headers: Record<string, string>
  text: string
}

parentPort!.on('message', ({ name, search, file, port }: PageJob) => {
  const send = (message: PageMessage, moved: MessagePort[] = []) => port.postMessage(message, moved)
  const fetch = async (path: string, init?: RequestInit) => {
    const { port1, port2 } = new MessageChannel()
    send({ path, headers: Object.fromEntries(new Headers(init?.headers)), reply: port2 }, [port2])
    const [{ text, ...answer }] = (await once(port1, 'message')) as [CallAnswer]
    port1.close()
    return new Response(text || null, answer)
  }
  const render = async () => {
    const { render: rendered } = await loadRenderer((workerData as { renderer: string }).renderer)
    const html = Buffer.from(await rendered(name, search, await readFile(file, 'utf8'), fetch))
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
    send({ html, br: await promisify(brotliCompress)(html, { params }), gzip: await promisify(gzip)(html) })
  }
  render()
    .catch((error: unknown) => send({ error: String(error) }))
    .finally(() => port.close())
})
