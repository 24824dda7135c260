import { basename, join } from 'node:path'
import type { MerchantConfig } from '@platform/player/merchant'
import { error, type Finding } from './Finding.ts'

/** The brand that `merchant.ts` exports, or the findings why it cannot be read. */
export type MerchantFile = { exportName: string; config: MerchantConfig } | { findings: Finding[] }

/** Imports a brand's `merchant.ts`; Node needs no build for it. */
export async function readMerchantFile(folder: string): Promise<MerchantFile> {
  const file = join(folder, 'merchant.ts')
  try {
    const exports = (await import(file)) as Record<string, MerchantConfig>
    return merchantOf(exports, basename(folder))
  } catch (thrown) {
    return { findings: [error(`merchant.ts${lineOf(thrown, file)}`, messageOf(thrown), 'fix it as the message says')] }
  }
}

/** The export with the folder's name, else the first. More than one export is a finding: builds read each as a brand. */
function merchantOf(exports: Record<string, MerchantConfig>, name: string): MerchantFile {
  const fix = `export const ${name} = defineMerchant(…)`
  const names = Object.keys(exports)
  const exportName = names.includes(name) ? name : names[0]
  const config = exportName === undefined ? undefined : exports[exportName]
  if (exportName === undefined || !config) return { findings: [error('merchant.ts', 'it exports no merchant', fix)] }
  const others = names.filter((one) => one !== exportName)
  if (others.length === 0) return { exportName, config }
  const problem = `it exports ${others.join(', ')} in addition to ${exportName}, and every export is read as a brand`
  return { findings: [error('merchant.ts', problem, 'delete the word export there, or move it to a file of its own')] }
}

const messageOf = (thrown: unknown) => (thrown instanceof Error ? (thrown.message.split('\n')[0] ?? '') : String(thrown))

/** Line of a syntax error, which Node writes before the stack. */
function lineOf(thrown: unknown, file: string): string {
  const [, place = ''] = (thrown instanceof Error ? thrown.stack : '')?.split(file) ?? []
  return /^:\d+/.exec(place)?.[0] ?? ''
}
