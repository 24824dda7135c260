import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { error, type Finding } from '../Finding.ts'

/** The brand's `package.json` can be read: without it Node reads no other file of the folder. */
export function checkPackage(folder: string): Finding[] {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return [error('package.json', 'it is missing', 'write it as the other brands do')]
  try {
    JSON.parse(readFileSync(file, 'utf8'))
    return []
  } catch {
    return [error('package.json', 'it is no JSON', 'mend its commas and quotes')]
  }
}
