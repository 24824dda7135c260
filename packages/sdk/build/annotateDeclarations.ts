import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import type { Description, Descriptions } from '../src/openapi/Description.ts'

/** A node of a declaration file's syntax tree, as far as it matters here. */
interface Node {
  type: string
  start: number
  name?: string
  key?: Node
  declaration?: Node | null
  declarations?: Node[]
  id?: Node
  typeAnnotation?: Node
  typeArguments?: { params: Node[] } | null
  members?: Node[]
}

/**
 * Writes what the comments of the sources say of each field into the declarations, so that editors show it: TypeScript drops comments of
 * types that it infers.
 */
export function annotateDeclarations(folder: string, { calls, schemas }: Descriptions) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /^\w+\/\w+\.d\.ts$/.test(file))
  for (const file of files) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    const comments: [at: number, doc: string][] = []
    // Each kind of node has a type of its own there; this one has the fields of all that are visited.
    for (const statement of parseSync(path, text).program.body as unknown as Node[]) {
      for (const { id } of statement.declaration?.declarations ?? []) {
        const call = calls[id?.name ?? '']
        const described = call ? [call.input, call.output] : [schemas[id?.name ?? '']]
        const types = call ? (id?.typeAnnotation?.typeAnnotation?.typeArguments?.params ?? []) : [id?.typeAnnotation]
        for (const [index, type] of types.entries()) annotate(type, described[index], schemas, comments)
      }
    }
    if (comments.length > 0) writeFileSync(path, withComments(text, comments))
  }
}

/** Finds the object of a schema in its type, whatever wraps it there, and the comments of its fields. */
function annotate(
  type: Node | undefined,
  description: Description | undefined,
  schemas: Descriptions['schemas'],
  comments: [number, string][],
) {
  const fields = fieldsOf(description, schemas)
  if (!type || !fields) return
  if (type.members) {
    for (const { start, key, typeAnnotation } of type.members) {
      const field = fields[key?.name ?? '']
      if (field?.doc) comments.push([start, field.doc])
      annotate(typeAnnotation, field, schemas, comments)
    }
  } else {
    annotate(type.typeAnnotation, description, schemas, comments)
    for (const inner of type.typeArguments?.params ?? []) annotate(inner, description, schemas, comments)
  }
}

function fieldsOf(description: Description | undefined, schemas: Descriptions['schemas']): Description['fields'] {
  if (!description) return undefined
  const { ref, items, values, fields } = description
  return fields ?? fieldsOf(items ?? values ?? (ref ? schemas[ref] : undefined), schemas)
}

/** Inserts the comments from the end, so that the places before them stay what they are. */
function withComments(text: string, comments: [at: number, doc: string][]) {
  const places = comments.toSorted(([a], [b]) => b - a)
  return places.reduce((done, [at, doc]) => `${done.slice(0, at)}/** ${doc} */ ${done.slice(at)}`, text)
}
