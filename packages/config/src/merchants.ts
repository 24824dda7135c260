import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What tools need of a merchant; the full type is `MerchantConfig` of `@platform/player/merchant`. */
export interface DiscoveredMerchant {
  code: string
  trialCode: string
  name: string
  /** Added to `PORT`. */
  port: number
  /** `br`: Brazil's regulated market. */
  market?: string
  /** Entries of the agent grid. */
  agentMenu?: readonly string[]
  gateway?: { url: string; others?: readonly string[] }
  measuring?: readonly string[]
  pictures?: readonly string[]
}

/** Other origins than the site's own, which its policy has to let through. */
export const originsOf = ({ gateway, measuring = [], pictures = [] }: Pick<DiscoveredMerchant, 'gateway' | 'measuring' | 'pictures'>) => ({
  gateways: [gateway?.url ?? '', ...(gateway?.others ?? [])].filter((url) => url !== ''),
  measuring: [...measuring],
  pictures: [...pictures],
})

const apps = join(import.meta.dirname, '../../../apps')

/** Folder of a merchant's app. */
export const merchantFolder = (code: string): string => join(apps, code)

/** Every `apps/<code>/merchant.ts`, by port: a folder more or less is all it takes to add or remove a brand. */
export async function discoverMerchants<Merchant extends DiscoveredMerchant = DiscoveredMerchant>(): Promise<Merchant[]> {
  const files = readdirSync(apps)
    .map((folder) => join(apps, folder, 'merchant.ts'))
    .filter((file) => existsSync(file))
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ pathToFileURL(file).href) as Promise<Record<string, Merchant>>),
  )
  return modules.flatMap((module) => Object.values(module)).sort((a, b) => a.port - b.port)
}
