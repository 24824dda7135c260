import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { error, type Finding } from '../Finding.ts'

/** `package.json` is valid: without it Node imports no other file of the folder. */
export function checkPackage(folder: string): Finding[] {
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return [error('package.json', 'it is missing', 'write it as the other brands do')]
  try {
    JSON.parse(readFileSync(file, 'utf8'))
    return []
  } catch {
    return [error('package.json', 'it is not valid JSON', 'fix its commas and quotes')]
  }
}
