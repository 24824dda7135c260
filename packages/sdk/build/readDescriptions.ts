import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Descriptions } from '../src/openapi/Description.ts'
import { isCallOf, isSchemaName, schemaReader } from './describeSchema.ts'
import { readSource, type SourceFile } from './SourceFile.ts'

const folder = join(import.meta.dirname, '../src')
const described = /^(?!exports|testing|openapi)\w+\/\w+\.ts$/

/** Reads what the comments of the SDK's sources say of every call, schema and field: the one place where it is written. */
export function readDescriptions(): Descriptions {
  const sources = new Map<string, SourceFile>()
  const sourceOf = (file: string) => sources.get(file) ?? sources.set(file, readSource(file)).get(file)!
  const { describe, propertiesOf } = schemaReader(sourceOf)
  const found: Descriptions = { calls: {}, schemas: {} }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => described.test(file))
  for (const file of files.toSorted()) {
    const source = sourceOf(join(folder, file))
    for (const [name, { value, doc = '', exported }] of source.constants) {
      if (value.type !== 'CallExpression' || !exported) continue
      if (isCallOf(value, 'defineCall')) {
        const [definition] = value.arguments
        const { input, output } = propertiesOf(definition?.type === 'SpreadElement' ? undefined : definition, source)
        found.calls[name] = { doc, input: input && describe(input.value, source), output: output && describe(output.value, source) }
      } else if (isSchemaName(name)) {
        if (found.schemas[name]) throw new Error(`Two schemas are called ${name}: see ${file}`)
        found.schemas[name] = { doc, ...describe(value, source) }
      }
    }
  }
  return found
}
