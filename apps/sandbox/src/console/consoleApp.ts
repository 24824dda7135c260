import { Hono, type Context } from 'hono'
import { generate } from 'lean-qr'
import { toSvgSource } from 'lean-qr/extras/svg'
import { recentMessages } from '../account/exports.ts'
import { failure, refusalOf } from '../gateway/answers.ts'
import type { RequestInfo } from '../gateway/RequestInfo.ts'
import { openToLocalPages } from '../gateway/openToLocalPages.ts'
import { MAX_BODY, readBody } from '../gateway/readBody.ts'
import { LONGEST } from '../gateway/images.ts'
import { invalid, notFound, Refusal } from '../base/Refusal.ts'
import type { Services } from '../gateway/Services.ts'
import { actions } from './actions.ts'
import { auditDetail } from './auditDetail.ts'
import { archiveOf, callsOf } from './callsOf.ts'
import { consoleFiles } from './consoleFiles.ts'
import { type ConsoleAccess, requireConsoleAccess } from './consoleAccess.ts'
import { deskOf, uploadNamed } from './deskOf.ts'
import type { ListedScenario } from './scenarios/Scenario.ts'
import { shownPicture } from './shownPicture.ts'
import { listActions } from './listActions.ts'
import { stateOf } from './stateOf.ts'

const policy =
  "default-src 'none'; img-src 'self' data:; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

/** Longer side of a picture in the lists, twice what the page shows. */
const THUMBNAIL = 240

type Env = { Bindings: RequestInfo }

/** Only the console's own page may read its content, and no cache may store it. */
const ownOnly = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' }

/** The QA console: a page and its HTTP API. It moves clocks, creates money and shows codes, so access is restricted. */
export function consoleApp(services: Services, access: ConsoleAccess, scenarios: readonly ListedScenario[]) {
  const app = new Hono<Env>()
  app.use('*', async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(ownOnly)) context.res.headers.set(name, value)
  })
  app.use('*', openToLocalPages(services))
  app.use('*', async ({ req, env }, next) => {
    requireConsoleAccess(req.raw, env, access, services.testMode)
    await next()
  })
  for (const { path, type, read } of consoleFiles) {
    app.get(path, async (context) => context.body(await read(), 200, { 'Content-Type': type, 'Content-Security-Policy': policy }))
  }
  app.get('/api/state', async (context) => context.json(await stateOf(services)))
  app.get('/api/captchas', async (context) => context.json((await stateOf(services)).captchas))
  app.get('/api/messages', async (context) => context.json(await recentMessages(services, context.req.query('recipient'))))
  app.get('/api/ledger', async (context) => context.json(await services.audit(services.database.db)))
  app.get('/api/desk', async (context) => context.json(await deskOf(services)))
  app.get('/api/calls', async (context) => context.json(await callsOf(services, context.req.query('code'))))
  app.get('/api/calls.har', async (context) => {
    const archive = archiveOf(await callsOf(services, context.req.query('code')), services.origin)
    return context.json(archive, 200, { 'Content-Disposition': 'attachment; filename="calls.har"' })
  })
  app.get('/api/actions', (context) => context.json(listActions(actions)))
  app.get('/api/scenarios', (context) => context.json(scenarios))
  app.get('/api/qr', (context) => {
    const text = context.req.query('text') ?? ''
    if (!text || text.length > 300) throw invalid('text')
    return context.body(toSvgSource(generate(text), { pad: 4 }), 200, { 'Content-Type': 'image/svg+xml' })
  })
  app.get('/api/uploads/:id', async (context) => {
    const content = await uploadNamed(services, context.req.param('id'))
    const picture = await shownPicture(content, context.req.query('size') === 'small' ? THUMBNAIL : LONGEST)
    const headers = { 'Content-Type': 'image/jpeg', 'Content-Security-Policy': "default-src 'none'; sandbox" }
    return context.body(Buffer.from(picture), 200, headers)
  })
  // Serialized: they read switches and write them.
  let acting: Promise<unknown> = Promise.resolve()
  app.post('/api/*', async (context) => {
    // Read first: a slow body delays no other request.
    const run = await requestedAction(context, services)
    const answer = acting.catch(() => undefined).then(run)
    acting = answer
    return context.json(await answer)
  })
  app.notFound(() => refuse(notFound()))
  app.onError((error) => refuse(error))
  return app
}

function refuse(error: unknown): Response {
  const refusal = refusalOf(error)
  if (refusal.status === 500) console.error('console:', error)
  return new Response(failure(refusal).body, {
    status: refusal.status,
    headers: { 'Content-Type': 'application/json', ...refusal.headers },
  })
}

/** Reads and validates a request; the returned function runs it. */
async function requestedAction({ req }: Context<Env>, services: Services): Promise<() => Promise<object>> {
  const name = new URL(req.url).pathname.split('/console/api/')[1] ?? ''
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action) throw notFound()
  // A page of another origin may send text without a preflight, but not JSON.
  if (!/^application\/json\s*(;|$)/i.test(req.header('Content-Type') ?? '')) throw new Refusal('request.type', 415)
  const text = (await readBody(req.raw, MAX_BODY, services.traffic.pace)).toString('utf8')
  const request = action.read(parse(text))
  if (request.status === 'invalid') throw invalid(...request.fields)
  return async () => {
    const answer = await request.run(services)
    if (action.clearsShared !== false) services.shared.clear()
    const { db } = services.database
    await db
      .insertInto('audit_log')
      .values({ at: services.now(), actor: 'console', action: name, merchant: null, detail: auditDetail(request.body) })
      .execute()
    return answer
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text || '{}')
  } catch {
    return undefined
  }
}
