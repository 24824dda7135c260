import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { discoverMerchants } from '@platform/config/merchants'
import { createSandbox, type Sandbox, type SandboxMerchant } from '@platform/sandbox'
import { seededDump } from '@platform/sandbox/testing'

export interface RunningSandbox {
  /** `http://127.0.0.1:<port>`, open to every origin. */
  url: string
  close(): Promise<void>
}

const elsewhere = {
  code: 'abroad',
  trialCode: 'abroad_trial',
  domain: 'abroad.example',
  port: 99,
  deposits: ['ALIPAY', 'QQ', 'WECHAT'],
  wallets: [{ wallet: 'games', name: { pt: 'Jogos', en: 'Games' } }],
} satisfies Partial<SandboxMerchant>

/** A whole sandbox in this process: in memory, small seed, test mode. `onRequest` = it opens when somebody calls. */
export async function startSandbox({ onRequest = false } = {}): Promise<RunningSandbox> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let opened: Promise<Sandbox> | undefined
  const sandbox = () => (opened ??= open(url))
  if (!onRequest) await sandbox()
  const server = serve({ fetch: async (request) => (await sandbox()).fetch(request), port, hostname: '127.0.0.1' })
  return {
    url,
    async close() {
      server.close()
      await (await opened)?.close()
    },
  }
}

async function open(origin: string): Promise<Sandbox> {
  const merchants = await discoverMerchants<SandboxMerchant>()
  // A brand of a market with wallets of its own: no brand of ours lists them.
  const abroad = merchants.slice(0, 1).map((one) => ({ ...one, ...elsewhere }))
  const all = [...merchants, ...abroad]
  return createSandbox({ merchants: all, dump: await seededDump(all), seed: 'small', testMode: true, origin })
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = serve({ fetch: () => new Response(), port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) =>
      probe.close(() => resolve(port)),
    )
  })
}
