import { join } from 'node:path'
import { merchantFolder, originsOf } from '@platform/config/merchants'
import { createSandbox, type SandboxMerchant } from '../../../apps/sandbox/src/exports/index.ts'
import { migratedDump } from '../../../apps/sandbox/src/exports/dumps.ts'
import { listen } from '../../../apps/sandbox/src/server/listen.ts'
import { site } from '../../../apps/sandbox/src/server/site.ts'
import { demo } from '../../../packages/demo/src/exports/index.ts'
import type { GameCategory, MerchantConfig } from '../../../packages/player/src/exports/merchant.ts'

/** All pictures show this moment, so that dates and countdowns never differ. */
export const moment = Date.parse('2026-11-20T15:00:20-03:00')

export type GalleryMerchant = SandboxMerchant & MerchantConfig & { categories: readonly GameCategory[] }

export interface Gallery {
  gateway: string
  merchants: GalleryMerchant[]
  siteOf(merchant: GalleryMerchant): string
  close(): Promise<void>
}

/** The built sites of some brands, with a gateway of all in this process, whose clock is fixed. */
export async function startGallery(port: number, all: GalleryMerchant[], merchants: GalleryMerchant[]): Promise<Gallery> {
  const hostname = '127.0.0.1'
  const address = (at: number) => `http://localhost:${at}`
  const sandbox = await createSandbox({
    demo,
    merchants: all,
    dump: await migratedDump(),
    origin: address(port),
    testMode: true,
    clock: () => moment,
    playDir: join(merchantFolder('play'), 'dist'),
  })
  const servers = [await listen(sandbox.fetch, { port, hostname })]
  for (const merchant of merchants) {
    const dist = join(merchantFolder(merchant.code), 'dist')
    const handler = site({ dist, sandbox, ...originsOf(merchant) })
    servers.push(await listen(handler, { port: port + merchant.port, hostname }))
  }
  return {
    gateway: address(port),
    merchants,
    siteOf: (merchant) => address(port + merchant.port),
    close: async () => {
      await Promise.all(servers.map((server) => server.close()))
      await sandbox.close()
    },
  }
}
