import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { stopWithUs } from '../../../scripts/lib/processes.ts'

export interface Gateway {
  origin: string
  /** Address of the first brand's site, if sites are served. */
  site: string
  /** The same of another brand, by the `port` of its `merchant.ts`. */
  siteOf(port: number): string
  stop(): Promise<void>
}

/** The gateway as `npm start` runs it, in its own process, on a new database and a free port. */
export async function startGateway(databaseUrl = '', { sites = false, testMode = true } = {}): Promise<Gateway> {
  const port = await freePort()
  const data = await mkdtemp(join(tmpdir(), 'platform-bench-'))
  const child = spawn(process.execPath, ['--conditions=@platform/source', 'packages/demo/src/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_DATA: data,
      ...(!sites && { SANDBOX_SITES: 'off' }),
      SANDBOX_TEST_MODE: testMode ? '1' : '0',
      DATABASE_URL: databaseUrl,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  stopWithUs(child)
  const gateway = {
    origin: `http://127.0.0.1:${port}`,
    site: `http://127.0.0.1:${port + 1}`,
    siteOf: (own: number) => `http://127.0.0.1:${port + own}`,
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      await rm(data, { recursive: true, force: true })
    },
  }
  for (let tries = 0; tries < 240; tries++) {
    const answer = await fetch(`${gateway.origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return gateway
    if (child.exitCode !== null) break
    await wait(500)
  }
  await gateway.stop()
  throw new Error('The gateway did not start')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}
