import { join } from 'node:path'
import { discoverMerchants, merchantFolder, originsOf } from '@platform/config/merchants'
import { createSandbox, type Sandbox } from './createSandbox.ts'
import type { SandboxMerchant } from '../gateway/merchants.ts'
import type { Demo } from './Demo.ts'
import { discoverScenarios } from './discoverScenarios.ts'
import { initialContent } from './initialContent.ts'
import { logRequests } from './requestLog.ts'
import { listen, type Handler, type Listening } from './listen.ts'
import { readyLine } from './readyLine.ts'
import { readSettings, type ServerSettings } from './settings.ts'
import { site } from './site.ts'

/**
 * Answers health checks, and 503 to everything else, until the real handler is ready: ports are opened first, so that one in use is
 * reported immediately.
 */
function opening() {
  let real: Handler | undefined
  const handler: Handler = async (request, info) => {
    if (real) return real(request, info)
    if (new URL(request.url).pathname === '/healthz') return Response.json({ ok: true })
    return Response.json({ ok: false }, { status: 503, headers: { 'Retry-After': '1' } })
  }
  return { handler, open: (handle: Handler) => (real = handle) }
}

/** The gateway and the sites as a process of this machine, with the settings of its environment; exits with a sentence if it cannot start. */
export async function startServer(demo?: Demo): Promise<void> {
  try {
    await start(readSettings(), demo)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

async function start(settings: ServerSettings, demo: Demo | undefined) {
  const merchants = await discoverMerchants<SandboxMerchant>()
  const { port, host: hostname, proxies, tls } = settings
  const gateway = opening()
  const sites = merchants.filter(({ code }) => settings.servesSite(code)).map((merchant) => ({ merchant, ...opening() }))
  const servers: Listening[] = [await listen(gateway.handler, { port, hostname, proxies, tls })]
  for (const { merchant, handler } of sites) servers.push(await listen(handler, { port: port + merchant.port, hostname, proxies, tls }))

  const ownAddress = `http://${hostname === '0.0.0.0' || hostname === '::' ? '127.0.0.1' : hostname}:${port}`
  const sandbox = await createSandbox({
    merchants,
    origin: settings.origin,
    data: settings.data,
    databaseUrl: settings.databaseUrl,
    dump: await initialContent(settings, merchants, demo),
    seed: settings.seed,
    demo,
    people: settings.people,
    demoMembers: settings.demoMembers,
    vaultKey: settings.vaultKey,
    testMode: settings.testMode,
    console: settings.console,
    playDir: join(settings.root, 'apps/play/dist'),
    // With TLS this process may not be able to resolve or trust the certificate's name: webhooks then stay inside the process.
    postWebhook: tls ? undefined : (request) => fetch(new Request(new URL(new URL(request.url).pathname, ownAddress), request)),
    storybookPort: settings.storybookPort,
    scenarios: settings.console.mode === 'off' ? [] : await discoverScenarios(merchants),
  })
  const fetch = logRequests(sandbox.fetch, settings.log)
  for (const { merchant, open } of sites)
    open(
      site({
        dist: join(merchantFolder(merchant.code), 'dist'),
        renderer: join(merchantFolder(merchant.code), 'renderer'),
        sandbox: { ...sandbox, fetch },
        hosts: [merchant.domain, ...settings.hosts],
        ownCertificate: tls !== undefined,
        ...originsOf(merchant),
      }),
    )
  gateway.open(fetch)
  console.log(readyLine(settings, demo !== undefined))
  stopOnSignal(servers, sandbox)
}

function stopOnSignal(servers: Listening[], sandbox: Sandbox) {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await Promise.all(servers.map((server) => server.close()))
    await sandbox.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
  if (process.env.STOP_WITH_PARENT) stopWithParent(stop)
}

/** `npm start` opens a channel: once it closes, the parent process has ended, possibly without sending a signal. */
function stopWithParent(stop: () => Promise<void>) {
  process.on('disconnect', () => void stop())
  if (!process.connected) void stop()
}
