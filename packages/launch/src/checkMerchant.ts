import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Brand } from './Brand.ts'
import { brandsIn } from './brandsIn.ts'
import { checkFeatures } from './checks/checkFeatures.ts'
import { checkFiles } from './checks/checkFiles.ts'
import { checkIdentity } from './checks/checkIdentity.ts'
import { checkLicence } from './checks/checkLicence.ts'
import { checkLists } from './checks/checkLists.ts'
import { checkManifest } from './checks/checkManifest.ts'
import { checkMarket } from './checks/checkMarket.ts'
import { checkPackage } from './checks/checkPackage.ts'
import { checkSchema } from './checks/checkSchema.ts'
import { checkTexts } from './checks/checkTexts.ts'
import { checkTheme } from './checks/checkTheme.ts'
import { error, type Finding } from './Finding.ts'
import { readBrand } from './readBrand.ts'
import { readMerchantFile } from './readMerchantFile.ts'

/** Runs every check that needs no network. */
export const checkBrand = (brand: Brand): Finding[] =>
  [checkIdentity, checkLists, checkFeatures, checkTheme, checkFiles, checkManifest, checkLicence, checkMarket, checkTexts].flatMap(
    (check) => check(brand),
  )

/** Findings about the brand in this folder that would prevent or harm its launch. Uses no network. */
export async function checkMerchant(folder: string): Promise<Finding[]> {
  if (!existsSync(join(folder, 'merchant.ts')))
    return [error('merchant.ts', `${folder} is not a brand`, `use one of: ${brandsIn(dirname(folder)).join(', ')}`)]
  const unreadable = checkPackage(folder)
  if (unreadable.length > 0) return unreadable
  const merchant = await readMerchantFile(folder)
  if ('findings' in merchant) return merchant.findings
  const malformed = checkSchema(merchant.config)
  return malformed.length > 0 ? malformed : checkBrand(await readBrand(folder, merchant))
}
