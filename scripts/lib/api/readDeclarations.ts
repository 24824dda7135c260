import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/** Where a name of a module comes from: a declaration of its own, or another module of the package. */
interface Origin {
  file: string
  name: string
}

/** A built `.d.ts` file. */
export interface Declarations {
  /** Its declarations without comments, by name. */
  own: Map<string, string>
  imported: Map<string, Origin>
  exported: Map<string, Origin>
  /** Modules of which it exports everything. */
  stars: string[]
}

type Node = { type: string; start: number; end: number } & Record<string, any> // oxlint-disable-line typescript/no-explicit-any -- a syntax tree

/** Which properties a function reads from its parameter is no part of its type. */
const destructured = /\(\{(?:[^{}]|\{[^{}]*\})*\}: /g

const named = (node: Node): string => String(node.name ?? node.value)
const namesOf = (node: Node): string[] =>
  node.declarations ? (node.declarations as Node[]).map(({ id }) => named(id as Node)) : [named(node.id as Node)]

/** The file of a relative import, as TypeScript names it in declarations. */
export const fileOf = (from: string, specifier: string): string | undefined =>
  specifier.startsWith('.') ? join(dirname(from), specifier).replace(/(\.css)?\.[jt]sx?$/, '$1.d.ts') : undefined

/** Reads what a built `.d.ts` file declares, imports and exports. */
export function readDeclarations(file: string): Declarations {
  const source = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, source)
  // Same length, so that the places of nodes still fit.
  const bare = comments.reduce((text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end), source)
  const found: Declarations = { own: new Map(), imported: new Map(), exported: new Map(), stars: [] }
  const declare = (node: Node) => {
    const text = bare.slice(node.start, node.end).replaceAll(/\s+/g, ' ').replaceAll(destructured, '(props: ')
    // An overloaded function has several.
    for (const name of namesOf(node)) found.own.set(name, [found.own.get(name), text].filter(Boolean).join(' '))
    return namesOf(node)
  }
  for (const node of program.body as unknown as Node[]) {
    const from = node.source ? (fileOf(file, String(node.source.value)) ?? String(node.source.value)) : file
    if (node.type === 'ImportDeclaration')
      for (const one of node.specifiers as Node[])
        found.imported.set(named(one.local), { file: from, name: one.imported ? named(one.imported) : '*' })
    else if (node.type === 'ExportAllDeclaration' && node.exported) found.exported.set(named(node.exported), { file: from, name: '*' })
    else if (node.type === 'ExportAllDeclaration') found.stars.push(from)
    else if (node.type === 'ExportNamedDeclaration' && node.declaration)
      for (const name of declare(node.declaration as Node)) found.exported.set(name, { file, name })
    else if (node.type === 'ExportNamedDeclaration')
      for (const one of node.specifiers as Node[]) found.exported.set(named(one.exported), { file: from, name: named(one.local) })
    else if (node.id || node.declarations) declare(node)
  }
  return found
}
