import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type ContentFile, contentFilesIn } from '@platform/first-paint/render'
import type { PublicCall } from '../../db/GatewayTables.ts'
import type { Db } from '../../db/openDatabase.ts'
import { etagOf, type File, pageFile } from '../../gateway/staticFiles.ts'
import type { CallAnswer, PageJob, PageMessage } from './pageWorker.ts'

interface Page extends ContentFile {
  rendered?: File
  /** When it was rendered, ms. */
  made?: number
  /** The page of the build that it fills: a hash, and when it was written, ms. */
  built: string
  changedAt?: number
  /** When to look again whether its content has changed, ms. */
  due: number
  running?: Promise<void>
}

/** A page's content is at most this old while the page is requested, ms. */
const FRESH_MS = 60_000
/** A page says when it was made, and is not shown a day later: it is rendered again without a change, ms. */
const LASTING_MS = 3_600_000
/** How often to look for what another process is rendering, ms. */
const LOOK_MS = 1000
/** How long the first request of a page waits for its rendering, ms. */
const PATIENCE_MS = 2000
/** A rendering that takes longer never ends: its thread is stopped, ms. */
const LONGEST_MS = 30_000

interface RenderedPagesOptions {
  /** Folder of the site's build. */
  dist: string
  /** Folder of its renderer. */
  renderer: string
  /** A public call of the gateway. */
  call: (path: string, headers: Record<string, string>) => Promise<Response>
  db: Db
}

/**
 * The pages of a site with content: rendered by its own renderer, each in a thread of its own, when they are requested, once per change
 * of their content for all processes of the database. The first request of a page waits for it; later ones get the earlier page meanwhile. Undefined
 * where the build's page has to do.
 */
export function renderedPages({ dist, renderer, call, db }: RenderedPagesOptions) {
  const pages = contentFilesIn(renderer).map((page): Page => ({ ...page, built: '', due: 0 }))
  // One after the other: threads beside each other would take the processor from calls.
  let queue = Promise.resolve()
  const answerTo = async ({ path, headers }: PublicCall): Promise<CallAnswer> => {
    const response = await call(path, headers).catch(() => new Response(null, { status: 503 }))
    return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() }
  }
  const render = async ({ name, search, file }: Page) => {
    const workerData: PageJob = { renderer, name, search, file: join(dist, file) }
    // No variable of this process: its keys and the address of its database are among them.
    const worker = new Worker(new URL('./pageWorker.ts', import.meta.url), { workerData, env: { NODE_ENV: 'production' } })
    worker.unref()
    const timer = setTimeout(() => void worker.terminate(), LONGEST_MS)
    const calls: PublicCall[] = []
    const answers: Promise<CallAnswer>[] = []
    let html: string | undefined
    worker.on('message', (message: PageMessage) => {
      if ('path' in message) {
        const { reply, ...asked } = message
        calls.push(asked)
        answers.push(answerTo(asked).then((answer) => (reply.postMessage(answer), answer)))
      } else {
        html = message.html
        void worker.terminate()
      }
    })
    await once(worker, 'exit').finally(() => clearTimeout(timer))
    if (html === undefined) throw new Error('its thread has ended')
    return { html, made: Date.now(), calls, answers: await hashOf(answers) }
  }

  /** Renders a page whose content has changed, unless another process looks after it; takes what was rendered last. */
  const renew = async (page: Page) => {
    const { built } = page
    const now = Date.now()
    const claim = await db
      .insertInto('rendered_pages')
      .values({ built, claimed_at: now })
      .onConflict((row) =>
        row
          .column('built')
          .doUpdateSet({ claimed_at: now })
          .where('rendered_pages.claimed_at', '<=', now - FRESH_MS),
      )
      .returning('content')
      .executeTakeFirst()
    if (claim) {
      const last = claim.content
      const isSame = last && now - last.made < LASTING_MS && last.answers === (await hashOf(last.calls.map(answerTo)))
      const content = isSame ? undefined : JSON.stringify(await render(page))
      await db
        .updateTable('rendered_pages')
        .set({ checked_at: now, ...(content && { content }) })
        .where('built', '=', built)
        .execute()
    }
    const row = await db.selectFrom('rendered_pages').selectAll().where('built', '=', built).executeTakeFirst()
    const later = row?.content && row.content.made !== page.made && { made: row.content.made, rendered: await pageFile(row.content.html) }
    // Of a build that has been replaced meanwhile.
    if (page.built !== built) return
    if (later) Object.assign(page, later)
    page.due = row && (row.checked_at ?? 0) >= row.claimed_at ? row.claimed_at + FRESH_MS : Date.now() + LOOK_MS
  }

  return {
    /** The page at a path such as `/m/help`, and of a query that chooses its content. */
    async at(path: string, search = ''): Promise<File | undefined> {
      const here = pages.filter(({ paths }) => paths.includes(path))
      const page = here.find((one) => one.search === search) ?? here.find((one) => one.search === '')
      if (!page) return undefined
      const file = join(dist, page.file)
      const changedAt = (await stat(file).catch(() => undefined))?.mtimeMs
      if (changedAt === undefined) return undefined
      // A new build has other files.
      if (changedAt !== page.changedAt)
        Object.assign(page, { built: etagOf(await readFile(file)), changedAt, due: 0, made: undefined, rendered: undefined })
      if (!page.running && Date.now() > page.due)
        page.running = queue = queue
          .then(() => renew(page))
          .catch((error: unknown) => {
            page.due = Date.now() + FRESH_MS
            console.warn(`The page ${page.name}${page.search} was not rendered:`, error)
          })
          .finally(() => (page.running = undefined))
      if (!page.rendered) await Promise.race([page.running, pause(PATIENCE_MS, undefined, { ref: false })])
      return page.rendered
    },
  }
}

/** One hash of some answers, in their order. */
async function hashOf(answers: readonly Promise<CallAnswer>[]): Promise<string> {
  const hash = createHash('sha256')
  for (const { text } of await Promise.all(answers)) hash.update(text)
  return hash.digest('base64url')
}
