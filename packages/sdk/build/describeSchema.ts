import type { ESTree } from 'vite'
import type { Description } from '../src/openapi/Description.ts'
import type { SourceFile } from './SourceFile.ts'
import { wireNames } from './wireNames.ts'

type Properties = Record<string, { value: ESTree.Expression; doc: string | undefined }>

/** True for `defineCall(…)` and the like. */
export const isCallOf = (value: ESTree.Expression, name: string): value is ESTree.CallExpression =>
  value.type === 'CallExpression' && value.callee.type === 'Identifier' && value.callee.name === name

const nameOf = ({ callee }: ESTree.CallExpression): string =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : callee.type === 'Identifier'
      ? callee.name
      : ''

/** Follows schema expressions through the files that define them. */
export function schemaReader(sourceOf: (file: string) => SourceFile) {
  /** What a name stands for, in this file or where it is imported from. */
  function lookUp(name: string, source: SourceFile) {
    const imported = source.imports.get(name)
    const home = imported ? sourceOf(imported.file) : source
    const constant = home.constants.get(imported?.name ?? name)
    return constant && { home, ...constant, name: imported?.name ?? name }
  }

  /** What `kpiAnswer(sums, sums)` stands for: the object that the function makes, its parameters being those arguments. */
  function madeBy({ callee, arguments: given }: ESTree.CallExpression, source: SourceFile) {
    const maker = callee.type === 'Identifier' ? lookUp(callee.name, source) : undefined
    if (maker?.value.type !== 'ArrowFunctionExpression') return undefined
    const { body, params } = maker.value
    if (body.type !== 'CallExpression' || nameOf(body) !== 'object') return undefined
    const constants: SourceFile['constants'] = new Map(maker.home.constants)
    for (const [at, param] of params.entries()) {
      if (param.type === 'Identifier') constants.set(param.name, { value: given[at] as ESTree.Expression, home: source })
    }
    return { value: body, home: { ...maker.home, constants } }
  }

  /** The properties of an object literal, those of spread constants among them. */
  function propertiesOf(value: ESTree.Expression | undefined, source: SourceFile): Properties {
    if (value?.type === 'Identifier') {
      const constant = lookUp(value.name, source)
      return constant ? propertiesOf(constant.value, constant.home) : {}
    }
    if (value?.type !== 'ObjectExpression') return {}
    const entries = value.properties.map((property): Properties => {
      if (property.type === 'SpreadElement') return propertiesOf(property.argument, source)
      const name =
        property.key.type === 'Identifier' ? property.key.name : property.key.type === 'Literal' ? String(property.key.value) : ''
      return { [name]: { value: property.value, doc: source.docAt(property.start) } }
    })
    return Object.assign({}, ...entries) as Properties
  }

  /** What the comments in and around a schema say. */
  function describe(value: ESTree.Expression, source: SourceFile): Description {
    if (value.type === 'Identifier') {
      const constant = lookUp(value.name, source)
      if (!constant) return {}
      if (constant.exported && isSchemaName(constant.name)) return { ref: constant.name }
      return describe(constant.value, constant.home)
    }
    if (value.type !== 'CallExpression') return {}
    const [first] = value.arguments
    const made = madeBy(value, source)
    if (made) return describe(made.value, made.home)
    const name = nameOf(value)
    if (!first || first.type === 'SpreadElement') return {}
    if (name === 'object') {
      const fields = Object.entries(propertiesOf(first, source)).map(([field, { value: schema, doc }]) => {
        return [field, { doc: doc ?? wireNames[field], ...describe(schema, source) }]
      })
      return { fields: Object.fromEntries(fields) as Record<string, Description> }
    }
    const inner = describe(first, source)
    if (Object.keys(inner).length === 0) return {}
    return /list|array/i.test(name) ? { items: inner } : name === 'dictionary' ? { values: inner } : inner
  }
  return { describe, propertiesOf }
}

/** Schemas share their name with a type: they begin with a capital. */
export const isSchemaName = (name: string) => /^[A-Z]/.test(name)
