import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The fields of a merchant that tools need; a site's own configuration has more. */
export interface DiscoveredMerchant {
  code: string
  trialCode: string
  name: string
  /** Added to `PORT`. */
  port: number
  /** Code of its market's profile, `@platform/sdk/markets`. */
  market?: string
  /** Entries of the agent grid. */
  agentMenu?: readonly string[]
  gateway?: { url: string; others?: readonly string[] }
  measuring?: readonly string[]
  pictures?: readonly string[]
}

/** Origins that a site's policy must allow in addition to its own. */
export const originsOf = ({ gateway, measuring = [], pictures = [] }: Pick<DiscoveredMerchant, 'gateway' | 'measuring' | 'pictures'>) => ({
  gateways: [gateway?.url ?? '', ...(gateway?.others ?? [])].filter((url) => url !== ''),
  measuring: [...measuring],
  pictures: [...pictures],
})

const apps = join(import.meta.dirname, '../../../apps')

/** Folder of a merchant's app. */
export const merchantFolder = (code: string): string => join(apps, code)

/** Every `apps/<code>/merchant.ts`, by port: adding or removing the folder adds or removes the brand. */
export async function discoverMerchants<Merchant extends DiscoveredMerchant = DiscoveredMerchant>(): Promise<Merchant[]> {
  const files = readdirSync(apps)
    .map((folder) => join(apps, folder, 'merchant.ts'))
    .filter((file) => existsSync(file))
  // One after the other: loaders of tools give the second of two imports of one module before the first has run.
  const modules: Record<string, Merchant>[] = []
  for (const file of files) modules.push((await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<string, Merchant>)
  return modules.flatMap((module) => Object.values(module)).sort((a, b) => a.port - b.port)
}
