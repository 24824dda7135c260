import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Brand } from './Brand.ts'
import { brandsIn } from './brandsIn.ts'
import { type MerchantFile, readMerchantFile } from './readMerchantFile.ts'
import { readTheme } from './readTheme.ts'

/** Reads what the checks need in addition to the configuration. Expects a valid `merchant.ts` and `package.json`. */
export async function readBrand(folder: string, merchant: Exclude<MerchantFile, { findings: unknown }>): Promise<Brand> {
  const [theme, manifest, others] = await Promise.all([
    readTheme(folder),
    readFile(join(folder, 'package.json'), 'utf8'),
    readOthers(folder),
  ])
  return { folder, name: basename(folder), ...merchant, packageName: (JSON.parse(manifest) as { name: string }).name, theme, others }
}

/** The other brands. Skips those that cannot be read: their own checks report it. */
async function readOthers(folder: string): Promise<Brand['others']> {
  const names = brandsIn(dirname(folder)).filter((name) => name !== basename(folder))
  const files = await Promise.all(names.map((name) => readMerchantFile(join(dirname(folder), name))))
  return files.flatMap((file) => ('config' in file ? [file.config] : []))
}
