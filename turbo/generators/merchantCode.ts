import { existsSync } from 'node:fs'
import { join } from 'node:path'

// A code is the name of an export of `merchant.ts`, which cannot be a reserved word.
const reserved = `arguments await break case catch class const continue debugger default delete do else enum eval export extends false
  finally for function if implements import in instanceof interface let new null package private protected public return static super
  switch this throw true try typeof undefined var void while with yield`.split(/\s+/)

/** Names that a brand's own files, Storybook and the themes already use. */
const used = ['hero', 'site', 'wireframe']

/** True for a valid code of a new brand, else the problem. */
export function validateCode(code: string, root = '.'): true | string {
  if (!/^[a-z][a-z0-9]+$/.test(code)) return 'Small letters and digits'
  const folder = ['apps', 'packages'].find((parent) => existsSync(join(root, parent, code)))
  if (folder) return `${folder}/${code} is there already`
  if (reserved.includes(code)) return `${code} is a word of JavaScript`
  return !used.includes(code) || `${code} has a meaning here`
}
