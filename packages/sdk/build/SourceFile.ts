import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, type ESTree } from 'vite'

interface Constant {
  value: ESTree.Expression
  doc?: string | undefined
  exported?: boolean
  /** Where it is read, if not in this module: an argument of a call elsewhere. */
  home?: SourceFile
}

/** A module as the descriptions need it: its constants, what it imports, and the comment before each place. */
export interface SourceFile {
  constants: Map<string, Constant>
  /** Local name → the file and the name there. */
  imports: Map<string, { file: string; name: string }>
  docAt(start: number): string | undefined
}

/** Reads a module. */
export function readSource(file: string): SourceFile {
  const text = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, text)
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
  const docAt = (start: number) => {
    const comment = docs.find(({ end }) => end <= start && text.slice(end, start).trim() === '')
    return comment && plain(comment.value)
  }
  const source: SourceFile = { constants: new Map(), imports: new Map(), docAt }
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration' && statement.source.value.startsWith('.')) {
      const from = join(dirname(file), statement.source.value)
      for (const { type, local, ...specifier } of statement.specifiers) {
        if (type !== 'ImportSpecifier' || !('imported' in specifier) || !('name' in specifier.imported)) continue
        source.imports.set(local.name, { file: from, name: specifier.imported.name })
      }
    }
    const exported = statement.type === 'ExportNamedDeclaration'
    const declaration = exported ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier' && init) source.constants.set(id.name, { value: init, doc: docAt(statement.start), exported })
    }
  }
  return source
}

/** A doc comment as one line, without its tags for tools. */
const plain = (comment: string) =>
  comment
    .replaceAll(/^\s*\*+/gm, '')
    .replaceAll(/@__\w+__/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
