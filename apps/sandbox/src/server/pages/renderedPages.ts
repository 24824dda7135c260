import { on } from 'node:events'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { MessageChannel, Worker } from 'node:worker_threads'
import { type ContentFile, contentFilesIn } from '@platform/first-paint/render'
import { type Encoding, etagOf, type FileContent } from '../../gateway/staticFiles.ts'
import type { CallAnswer, PageJob, PageMessage } from './pageWorker.ts'

export interface RenderedPage extends FileContent, Record<Encoding, Buffer> {}

interface Page extends ContentFile {
  rendered?: RenderedPage
  /** When the page of the build was written, ms. */
  build?: number
  /** When the last rendering ended, ms. */
  at: number
  running?: Promise<void>
}

/** A page's content is at most this old while the page is requested, ms. */
const FRESH_MS = 60_000
/** How long the first request of a page waits for its rendering, ms. */
const PATIENCE_MS = 2000
/** A rendering that takes longer never ends: its worker is stopped, ms. */
const LONGEST_MS = 30_000

interface RenderedPagesOptions {
  /** Folder of the site's build. */
  dist: string
  /** Folder of its renderer. */
  renderer: string
  /** A public call of the gateway. */
  call: (path: string, headers: Record<string, string>) => Promise<Response>
}

/**
 * The pages of a site with content: rendered by its own renderer, in a thread of its own, when they are requested and at most once a minute.
 * The first request of a page waits for it; later ones get the earlier page meanwhile. Undefined where the build's page has to do.
 */
export function renderedPages({ dist, renderer, call }: RenderedPagesOptions) {
  const pages = contentFilesIn(renderer).map((page): Page => ({ ...page, at: 0 }))
  let worker: Worker | undefined
  const start = () => {
    // No variable of this process: its keys and the address of its database are among them.
    const options = { workerData: { renderer }, env: { NODE_ENV: 'production' } }
    const started = new Worker(new URL('./pageWorker.ts', import.meta.url), options)
    started.unref()
    started.on('error', (error) => console.warn('The worker of pages has failed:', error))
    started.on('exit', () => {
      if (worker === started) worker = undefined
    })
    return started
  }
  const answer = async ({ path, headers, reply }: Extract<PageMessage, { path: string }>) => {
    const response = await call(path, headers).catch(() => new Response(null, { status: 503 }))
    const { status } = response
    reply.postMessage({ status, headers: Object.fromEntries(response.headers), text: await response.text() } satisfies CallAnswer)
  }
  const render = async (page: Page) => {
    const { name, search } = page
    const { port1, port2 } = new MessageChannel()
    const started = (worker ??= start())
    started.postMessage({ name, search, file: join(dist, page.file), port: port2 } satisfies PageJob, [port2])
    const timer = setTimeout(() => void started.terminate(), LONGEST_MS)
    const messages = on(port1, 'message', { close: ['close'] }) as AsyncIterable<[PageMessage]>
    port1.unref()
    let problem = 'its worker has ended'
    for await (const [message] of messages) {
      if ('path' in message) void answer(message)
      else if ('error' in message) problem = message.error
      else {
        const [plain, br, gzip] = [Buffer.from(message.html), Buffer.from(message.br), Buffer.from(message.gzip)]
        page.rendered = { type: 'text/html; charset=utf-8', etag: etagOf(plain), plain, br, gzip }
        problem = ''
      }
    }
    clearTimeout(timer)
    page.at = Date.now()
    if (problem) console.warn(`The page ${name}${search} was not rendered: ${problem}`)
  }

  return {
    /** The page at a path such as `/m/help`, and of a query that chooses its content. */
    async at(path: string, search = ''): Promise<RenderedPage | undefined> {
      const here = pages.filter(({ paths }) => paths.includes(path))
      const page = here.find((one) => one.search === search) ?? here.find((one) => one.search === '')
      if (!page) return undefined
      const build = (await stat(join(dist, page.file)).catch(() => undefined))?.mtimeMs
      // A new build has other files, and a renderer of its own.
      if (build !== page.build) {
        if (page.rendered) await worker?.terminate()
        Object.assign(page, { build, at: 0, rendered: undefined })
      }
      if (!page.running && Date.now() - page.at > FRESH_MS) page.running = render(page).finally(() => (page.running = undefined))
      if (!page.rendered) await Promise.race([page.running, pause(PATIENCE_MS, undefined, { ref: false })])
      return page.rendered
    },
  }
}
