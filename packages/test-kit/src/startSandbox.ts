import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { discoverMerchants } from '@platform/config/merchants'
import { createSandbox, type SandboxMerchant } from '@platform/sandbox'
import { migratedDump } from '@platform/sandbox/testing'

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

/** A whole sandbox in this process: in memory, small seed, test mode. */
export async function startSandbox(): Promise<RunningSandbox> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const [merchants, dump] = await Promise.all([discoverMerchants<SandboxMerchant>(), migratedDump()])
  // A brand of a market with wallets of its own: no brand of ours lists them.
  const abroad = merchants.slice(0, 1).map((one) => ({ ...one, ...elsewhere }))
  const sandbox = await createSandbox({ merchants: [...merchants, ...abroad], dump, seed: 'small', testMode: true, origin: url })
  const server = serve({ fetch: (request) => sandbox.fetch(request), port, hostname: '127.0.0.1' })
  return {
    url,
    async close() {
      server.close()
      await sandbox.close()
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = serve({ fetch: () => new Response(), port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) =>
      probe.close(() => resolve(port)),
    )
  })
}
