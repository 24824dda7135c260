import { join } from 'node:path'
import { runnerImport } from 'vite'
import type { DiscoveredMerchant } from './merchants.ts'

/** The fields of a merchant that its page needs; a site's own configuration has more. */
export interface PageOfMerchant extends Pick<DiscoveredMerchant, 'code' | 'name' | 'market' | 'gateway' | 'measuring' | 'pictures'> {
  description: string
  domain: string
  defaultLocale: 'pt-BR' | 'en'
  page: { colour: string; scheme: 'dark' | 'light' }
  home: readonly string[]
  layout: Record<string, string>
}

/** Reads `merchant.ts` of an app's folder from source: no package has to be built first. */
export async function readMerchant(root: string): Promise<PageOfMerchant> {
  const inline = { resolve: { conditions: ['@platform/source'], noExternal: [/^@platform\//] } }
  const { module } = await runnerImport<Record<string, PageOfMerchant>>(join(root, 'merchant.ts'), { environments: { inline } })
  const [merchant] = Object.values(module)
  if (!merchant) throw new Error(`${root}/merchant.ts exports no merchant`)
  return merchant
}
