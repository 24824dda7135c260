import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { discoverMerchants } from '@platform/config/merchants'
import type { MerchantConfig } from '@platform/player/merchant'
import type { Brand } from './Brand.ts'
import { readTheme } from './readTheme.ts'

/** The module of a brand's `merchant.ts`: Node reads it without a build. */
export const readConfig = (folder: string) => import(join(folder, 'merchant.ts')) as Promise<Record<string, MerchantConfig>>

/** Reads a brand's folder for its checks; its configuration must already have the right shape. */
export async function readBrand(folder: string): Promise<Brand> {
  const [exports, theme, manifest, all] = await Promise.all([
    readConfig(folder),
    readTheme(folder),
    readFile(join(folder, 'package.json'), 'utf8'),
    discoverMerchants(),
  ])
  const [[exportName, config] = ['', undefined]] = Object.entries(exports)
  if (!config) throw new Error(`${folder}/merchant.ts exports no merchant`)
  const others = all.filter((other) => other !== config)
  return { folder, name: basename(folder), exportName, config, packageName: (JSON.parse(manifest) as { name: string }).name, theme, others }
}
