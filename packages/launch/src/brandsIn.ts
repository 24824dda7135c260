import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Names of the brands' folders in `apps`. */
export const brandsIn = (apps: string): string[] => readdirSync(apps).filter((name) => existsSync(join(apps, name, 'merchant.ts')))
