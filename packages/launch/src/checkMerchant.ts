import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Brand } from './Brand.ts'
import { checkFeatures } from './checks/checkFeatures.ts'
import { checkFiles } from './checks/checkFiles.ts'
import { checkIdentity } from './checks/checkIdentity.ts'
import { checkLicence } from './checks/checkLicence.ts'
import { checkLists } from './checks/checkLists.ts'
import { checkManifest } from './checks/checkManifest.ts'
import { checkSchema } from './checks/checkSchema.ts'
import { checkTexts } from './checks/checkTexts.ts'
import { checkTheme } from './checks/checkTheme.ts'
import { error, type Finding } from './Finding.ts'
import { readBrand, readConfig } from './readBrand.ts'

/** Every check that needs no network, for a brand that has been read. */
export const checkBrand = (brand: Brand): Finding[] =>
  [checkIdentity, checkLists, checkFeatures, checkTheme, checkFiles, checkManifest, checkLicence, checkTexts].flatMap((check) =>
    check(brand),
  )

/** What would go wrong at the launch of the brand in this folder; no check uses the network. */
export async function checkMerchant(folder: string): Promise<Finding[]> {
  if (!existsSync(join(folder, 'merchant.ts')))
    return [error('merchant.ts', `${folder} is no brand's`, `use one of: ${brandsBeside(folder).join(', ')}`)]
  const malformed = Object.values(await readConfig(folder)).flatMap(checkSchema)
  return malformed.length > 0 ? malformed : checkBrand(await readBrand(folder))
}

const brandsBeside = (folder: string) =>
  readdirSync(dirname(folder), { withFileTypes: true })
    .filter((entry) => existsSync(join(entry.parentPath, entry.name, 'merchant.ts')))
    .map(({ name }) => basename(name))
