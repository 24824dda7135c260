import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { MessageChannel, type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { loadRenderer } from '@platform/first-paint/render'
import type { PublicCall } from '../../db/GatewayTables.ts'

// Renders a page. It has no database and no keys: the process that started it answers its public calls.

/** A page to render, by its renderer; `file` is that of the build. */
export interface PageJob {
  renderer: string
  name: string
  search: string
  file: string
}

/** A call that the page needs, answered at `reply`, or the rendered page. */
export type PageMessage = (PublicCall & { reply: MessagePort }) | { html: string }

/** What the gateway itself answered, as it crosses the thread. */
export interface CallAnswer {
  status: number
  headers: Record<string, string>
  text: string
}

const send = (message: PageMessage, moved: MessagePort[] = []) => parentPort!.postMessage(message, moved)
const fetch = async (path: string, init?: RequestInit) => {
  const { port1, port2 } = new MessageChannel()
  send({ path, headers: Object.fromEntries(new Headers(init?.headers)), reply: port2 }, [port2])
  const [{ text, ...answer }] = (await once(port1, 'message')) as [CallAnswer]
  port1.close()
  return new Response(text || null, answer)
}

const { renderer, name, search, file } = workerData as PageJob
const { render } = await loadRenderer(renderer)
send({ html: await render(name, search, await readFile(file, 'utf8'), fetch) })
