import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Node } from 'typescript/unstable/ast'
import {
  isBindingElement,
  isBlock,
  isIdentifier,
  isObjectBindingPattern,
  isParameterDeclaration,
  isVariableDeclaration,
  isVariableDeclarationList,
  isVariableStatement,
} from 'typescript/unstable/ast/is'
import {
  API,
  type Checker,
  NodeBuilderFlags,
  type Signature,
  SignatureKind,
  type Snapshot,
  type Symbol,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync'

/** A prop in Storybook's format. Storybook prints the type's name; a union of literals becomes a select control. */
export type PropDocs = {
  description: string
  required: boolean
  type: { name: string }
  defaultValue?: { value: string; computed: false }
}
export type ComponentDocs = { description: string; props: Record<string, PropDocs> }

/** Reads the props of a file's components with the compiler: types are resolved, and props that every element has are left out. */
export class PropsReader {
  readonly #api = new API()
  #snapshot: Snapshot | undefined
  readonly #opened = new Set<string>()

  /** The components of a file, by export name. */
  read(file: string): Record<string, ComponentDocs> {
    const config = configOf(file)
    if (!this.#snapshot || !this.#opened.has(config)) {
      this.#opened.add(config)
      this.#snapshot = this.#api.updateSnapshot({ openProjects: [config] })
    }
    const project = this.#snapshot.getProject(config)
    const source = project?.program.getSourceFile(file)
    const module = source && project?.checker.getSymbolAtLocation(source)
    if (!project || !module) return {}
    const components = project.checker.getExportsOfModule(module).filter(({ name }) => /^[A-Z].*[a-z]/.test(name))
    return Object.fromEntries(
      components.flatMap((symbol) => {
        const docs = docsOf(symbol, project.checker)
        return docs ? [[symbol.name, docs] as const] : []
      }),
    )
  }

  /** Call it when a file has changed: later reads see its new text. */
  changed(file: string): void {
    if (this.#snapshot) this.#snapshot = this.#api.updateSnapshot({ fileChanges: { changed: [file] } })
  }

  close(): void {
    this.#api.close()
  }
}

function configOf(file: string): string {
  const config = join(dirname(file), 'tsconfig.json')
  return existsSync(config) ? config : configOf(dirname(file))
}

function docsOf(symbol: Symbol, checker: Checker): ComponentDocs | undefined {
  const type = symbol.flags & SymbolFlags.Value ? checker.getTypeOfSymbol(symbol) : undefined
  const signature = type && checker.getSignaturesOfType(type, SignatureKind.Call)[0]
  if (!signature) return undefined
  const defaults = defaultsOf(signature)
  const props = signature.parameters.length > 0 ? ownProperties(checker.getParameterType(signature, 0), checker) : []
  return {
    description: checker.getDocumentationCommentOfSymbol(symbol),
    props: Object.fromEntries(props.map((prop) => [prop.name, propDocs(prop, defaults.get(prop.name), checker)])),
  }
}

/** Props of all members of a union, without those of the element itself. */
function ownProperties(type: Type | undefined, checker: Checker): Symbol[] {
  const members = type?.isUnionType() ? (type.getTypes() ?? []) : type ? [type] : []
  const all = members.flatMap((member) => checker.getPropertiesOfType(member)).filter(isOurs)
  return [...new Map(all.map((prop) => [prop.name, prop])).values()]
}

const isOurs = ({ declarations }: Symbol) => declarations.some(({ path }) => !path.includes('/node_modules/'))

function propDocs(prop: Symbol, value: string | undefined, checker: Checker): PropDocs {
  const required = !(prop.flags & SymbolFlags.Optional)
  const given = checker.getTypeOfSymbol(prop)
  // An alias that includes `undefined`, as ReactNode does, keeps its name.
  const type = required || given?.getAliasSymbol() ? given : given && checker.getNonNullableType(given)
  const written =
    value ??
    checker
      .getJsDocTagsOfSymbol(prop)
      .find(({ name }) => name === 'default')
      ?.text?.toString()
  const parts = [checker.getDocumentationCommentOfSymbol(prop), type && shapeOf(type, checker)]
  return {
    description: parts.filter(Boolean).join('\n\n'),
    required,
    type: { name: type ? nameOf(type, prop, checker) : 'unknown' },
    ...(written === undefined ? {} : { defaultValue: { value: written, computed: false as const } }),
  }
}

/** The type's name in the source; a union of literals is spelled out in source order. */
function nameOf(type: Type, prop: Symbol, checker: Checker): string {
  const literals = type.isUnionType() ? (type.getTypes() ?? []) : []
  if (!literals.every((one) => one.isStringLiteralType() || one.isNumberLiteralType()) || literals.length === 0)
    return checker.typeToString(type)
  const texts = [prop, type.getAliasSymbol()].map((symbol) => symbol?.declarations[0]?.resolve()?.getText() ?? '')
  const written = texts.join('\n').replaceAll("'", '"')
  const place = (literal: string) => (written.indexOf(literal) + written.length) % written.length
  return literals
    .map((one) => checker.typeToString(one))
    .toSorted((a, b) => place(a) - place(b))
    .join(' | ')
}

/** The shape of one of our object types, whose name alone says nothing: `BannerSlide = { … }`. */
function shapeOf(type: Type, checker: Checker): string {
  const item = (checker.isArrayLikeType(type) && type.isTypeReference() && checker.getTypeArguments(type)[0]) || type
  const alias = item.getAliasSymbol()
  if (!alias || !isOurs(alias) || item.isUnionType()) return ''
  const shape = checker.typeToString(item, undefined, NodeBuilderFlags.InTypeAlias | NodeBuilderFlags.NoTruncation)
  return `\`${alias.name} = ${shape.replace(/(\?: [^;]*?) \| undefined;/g, '$1;')}\``
}

/** Defaults of a component that destructures its props: as its parameter, or in its body: `const { size = 'md' } = props`. */
function defaultsOf({ declaration }: Signature): Map<string, string> {
  const defaults = new Map<string, string>()
  let props: string | undefined
  const visit = (node: Node): undefined => {
    if (isParameterDeclaration(node) && node.name && isIdentifier(node.name)) props ??= node.name.getText()
    else if (isParameterDeclaration(node) || (isVariableDeclaration(node) && node.initializer?.getText() === props)) addDefaults(node.name)
    else if (isBlock(node) || isVariableStatement(node) || isVariableDeclarationList(node)) node.forEachChild(visit)
  }
  const addDefaults = (pattern: Node | undefined) => {
    if (!pattern || !isObjectBindingPattern(pattern)) return
    for (const element of pattern.elements) {
      if (!isBindingElement(element) || !element.initializer || !element.name || !isIdentifier(element.name)) continue
      defaults.set((element.propertyName ?? element.name).getText(), element.initializer.getText())
    }
  }
  declaration?.resolve()?.forEachChild(visit)
  return defaults
}
