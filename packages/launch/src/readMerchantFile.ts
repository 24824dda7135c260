import { basename, join } from 'node:path'
import type { MerchantConfig } from '@platform/player/merchant'
import { error, type Finding } from './Finding.ts'

/** What `merchant.ts` exports as the brand, or what keeps it from being read. */
export type MerchantFile = { exportName: string; config: MerchantConfig } | { findings: Finding[] }

/** Reads a brand's `merchant.ts`, which Node does without a build. */
export async function readMerchantFile(folder: string): Promise<MerchantFile> {
  const file = join(folder, 'merchant.ts')
  try {
    const exports = (await import(file)) as Record<string, MerchantConfig>
    return merchantOf(exports, basename(folder))
  } catch (thrown) {
    return { findings: [error(`merchant.ts${lineOf(thrown, file)}`, messageOf(thrown), 'mend it as the message says')] }
  }
}

/** The export with the folder's name, else the first; a brand is the only one that a build and a start expect. */
function merchantOf(exports: Record<string, MerchantConfig>, name: string): MerchantFile {
  const fix = `export const ${name} = defineMerchant(…)`
  const names = Object.keys(exports)
  const exportName = names.includes(name) ? name : names[0]
  const config = exportName === undefined ? undefined : exports[exportName]
  if (exportName === undefined || !config) return { findings: [error('merchant.ts', 'it exports no merchant', fix)] }
  const others = names.filter((one) => one !== exportName)
  if (others.length === 0) return { exportName, config }
  const problem = `it exports ${others.join(', ')} beside ${exportName}, and every export is read as a brand`
  return { findings: [error('merchant.ts', problem, 'delete the word export there, or move it to a file of its own')] }
}

const messageOf = (thrown: unknown) => (thrown instanceof Error ? (thrown.message.split('\n')[0] ?? '') : String(thrown))

/** Node writes the place of a syntax error before its stack. */
function lineOf(thrown: unknown, file: string): string {
  const [, place = ''] = (thrown instanceof Error ? thrown.stack : '')?.split(file) ?? []
  return /^:\d+/.exec(place)?.[0] ?? ''
}
