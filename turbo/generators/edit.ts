import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlopTypes } from '@turbo/gen'

export type Answers = Record<string, string>

/** Changes an existing file unless it already `holds` the change; throws if the change does not apply. */
export const edit =
  (
    path: string | ((answers: Answers) => string),
    change: (text: string, answers: Answers) => string,
    holds: (text: string, answers: Answers) => boolean = () => false,
  ): PlopTypes.CustomActionFunction =>
  (answers, _config, plop) => {
    const place = typeof path === 'string' ? plop.renderString(path, answers) : path(answers)
    const file = join(plop.getDestBasePath(), place)
    const before = readFileSync(file, 'utf8')
    if (holds(before, answers)) return 'there already'
    const after = change(before, answers)
    if (after === before) throw new Error(`${file} does not look as expected; nothing was written to it`)
    writeFileSync(file, after)
    return place
  }

/** Formats the changed files and folders. */
export const format =
  (...paths: (string | ((answers: Answers) => string))[]): PlopTypes.CustomActionFunction =>
  (answers, _config, plop) => {
    const root = plop.getDestBasePath()
    execFileSync(
      join(root, 'node_modules/.bin/oxfmt'),
      paths.map((path) => (typeof path === 'string' ? plop.renderString(path, answers) : path(answers as Answers))),
      { cwd: root },
    )
    return 'formatted'
  }

/** Adds a file from a template; both paths are templates too. */
export const add = (path: string, templateFile: string): PlopTypes.AddActionConfig => ({
  type: 'add',
  path,
  templateFile: `templates/${templateFile}`,
})

/** Adds a line after the last one that the pattern matches, or at the end. */
export function lineAfterLast(text: string, pattern: RegExp, line: string): string {
  const lines = text.trimEnd().split('\n')
  const last = lines.findLastIndex((existing) => pattern.test(existing))
  lines.splice(last < 0 ? lines.length : last + 1, 0, line)
  return `${lines.join('\n')}\n`
}

/** Validates a doc line: a sentence that says more than the name. */
export const sentence = (text: string): true | string =>
  (/^[A-Z].{10,}\.$/.test(text) && !text.includes('*/')) || 'A sentence, with its full stop'
