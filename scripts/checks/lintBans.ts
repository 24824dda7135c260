import { matchesGlob } from 'node:path'
import { read } from './sources.ts'

interface Override {
  files: string[]
  rules: { 'no-restricted-imports'?: 'off' | ['error', { patterns?: { regex?: string }[] }] }
}

/** Whether the lint rule refuses an import: the last override that matches a file decides. */
export function lintBans(): (file: string, specifier: string) => boolean {
  const config = JSON.parse(read('.oxlintrc.json').replace(/^\s*\/\/.*$/gm, '')) as { overrides: Override[] }
  const rules = config.overrides.flatMap(({ files, rules: { 'no-restricted-imports': rule } }) =>
    rule ? [{ files, bans: rule === 'off' ? [] : (rule[1].patterns ?? []).map(({ regex }) => new RegExp(regex ?? '(?!)')) }] : [],
  )
  return (file, specifier) => {
    const bans = rules.findLast(({ files }) => files.some((glob) => matchesGlob(file, glob)))?.bans ?? []
    return bans.some((ban) => ban.test(specifier))
  }
}
