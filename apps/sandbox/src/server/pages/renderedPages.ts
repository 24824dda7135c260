import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type ContentFile, contentFilesIn } from '@platform/first-paint/render'
import { type Encoding, etagOf, type FileContent } from '../../gateway/staticFiles.ts'
import type { FromWorker, ToWorker } from './messages.ts'

export interface RenderedPage extends FileContent, Record<Encoding, Buffer> {}

interface State {
  rendered?: RenderedPage
  /** When the page of the build was written, ms. */
  build?: number
  /** When the last rendering ended, ms. */
  at: number
  running?: Promise<void>
}

interface Page extends ContentFile {
  state: State
}

const HTML = 'text/html; charset=utf-8'
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
  const ended = new Map<number, (message: FromWorker) => void>()
  let worker: Worker | undefined
  let count = 0
  const pages = contentFilesIn(renderer).map((page): Page => ({ ...page, state: { at: 0 } }))

  const answer = async (port: Worker, { call: id, path, headers }: Extract<FromWorker, { call: number }>) => {
    const response = await call(path, headers).catch(() => new Response(null, { status: 503 }))
    port.postMessage({
      call: id,
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    } satisfies ToWorker)
  }
  const start = () => {
    // No variable of this process: its keys and the address of its database are among them.
    const started = new Worker(new URL('./pageWorker.ts', import.meta.url), {
      workerData: { renderer },
      env: { NODE_ENV: 'production' },
    })
    started.unref()
    started.on('message', (message: FromWorker) => {
      if ('call' in message) void answer(started, message)
      else ended.get(message.page)?.(message)
    })
    const fail = (error: string) => {
      if (worker === started) worker = undefined
      for (const [page, end] of ended) end({ page, error })
    }
    started.on('error', (error) => fail(String(error))).on('exit', () => fail('its worker has ended'))
    return started
  }
  const render = async ({ name, search, file }: Page, state: State) => {
    const page = count++
    worker ??= start()
    const timer = setTimeout(() => void worker?.terminate(), LONGEST_MS)
    const message = await new Promise<FromWorker>((end) => {
      ended.set(page, end)
      worker!.postMessage({ page, name, search, file: join(dist, file) } satisfies ToWorker)
    })
    clearTimeout(timer)
    ended.delete(page)
    state.at = Date.now()
    if ('html' in message) {
      const plain = Buffer.from(message.html)
      state.rendered = { type: HTML, etag: etagOf(plain), plain, br: Buffer.from(message.br), gzip: Buffer.from(message.gzip) }
    } else if ('error' in message) console.warn(`The page ${name}${search} was not rendered: ${message.error}`)
  }

  return {
    /** The page at a path such as `/m/help`, and of a query that chooses its content. */
    async at(path: string, search = ''): Promise<RenderedPage | undefined> {
      const here = pages.filter(({ paths }) => paths.includes(path))
      const page = here.find((one) => one.search === search) ?? here.find((one) => one.search === '')
      if (!page) return undefined
      const { state } = page
      const build = (await stat(join(dist, page.file)).catch(() => undefined))?.mtimeMs
      // A new build has other files, and a renderer of its own.
      if (build !== state.build) {
        if (state.rendered) await worker?.terminate()
        Object.assign(state, { build, at: 0, rendered: undefined })
      }
      if (!state.running && Date.now() - state.at > FRESH_MS)
        state.running = render(page, state).finally(() => {
          state.running = undefined
        })
      if (!state.rendered) await Promise.race([state.running, pause(PATIENCE_MS, undefined, { ref: false })])
      return state.rendered
    },
  }
}
