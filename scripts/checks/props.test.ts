import { join } from 'node:path'
import type { Node } from 'typescript/unstable/ast'
import { isArrowFunction, isFunctionDeclaration, isFunctionExpression, isVariableDeclaration } from 'typescript/unstable/ast/is'
import { API, type Checker, type Symbol } from 'typescript/unstable/sync'
import { expect, onTestFinished, test } from 'vitest'
import { filesUnder, root } from './sources.ts'
import { unreadProps } from './unreadProps.ts'

/** With more, a component takes what it could ask itself, or parts of one thing: a form, a list and its filters, the links of a row. */
const MOST = 10

const isSource = (file: string) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file)

test('no component of the player has more than ten props', () => {
  const api = new API()
  onTestFinished(() => api.close())
  const config = join(root, 'packages/player/tsconfig.json')
  const { program, checker } = api.updateSnapshot({ openProjects: [config] }).getProject(config)!
  const counts = filesUnder('packages/player/src')
    .filter(isSource)
    .flatMap((file) => countsIn(program.getSourceFile(join(root, file))!, checker))
  expect(counts.length).toBeGreaterThan(400)
  expect(counts.filter(({ count }) => count > MOST)).toEqual([])
}, 60_000)

test('no prop passes through two components unread: the first is given the second as children, or what belongs together as one prop', () => {
  const files = filesUnder('packages/player/src').filter((file) => isSource(file) && !file.includes('/testing/'))
  expect(unreadProps(files)).toEqual([])
})

test.each([
  ['is handed on', '<Entry href={to} />', ['a.tsx Page.href → a.tsx Row.to → a.tsx Entry.href']],
  ['is handed on in a spread', '<Entry {...{ href: to }} />', ['a.tsx Page.href → a.tsx Row.to → a.tsx Entry.href']],
  ['is read', '<Entry href={to + 1} />', []],
  ['goes to two', '<><Entry href={to} /><Entry href={to} /></>', []],
  ['is shown by the kit', '<ListItem href={to} />', []],
])('a prop that the second component %s', (_case, element, chains) => {
  const source = `import { ListItem } from '@platform/ui'
    function Page({ href }) { return <Row to={href} /> }
    const Row = ({ to }) => ${element}
    function Entry({ href }) { return <a href={href}>{href}</a> }`
  expect(unreadProps(['a.tsx'], () => source)).toEqual(chains)
})

/** The number of props of each component, exported or not. */
function countsIn(source: Node, checker: Checker): { name: string; count: number }[] {
  const counts: { name: string; count: number }[] = []
  const visit = (node: Node): undefined => {
    const made = isVariableDeclaration(node) ? node.initializer : node
    const name = isVariableDeclaration(node) || isFunctionDeclaration(node) ? (node.name?.getText() ?? '') : ''
    const isFunction = made && (isFunctionDeclaration(made) || isArrowFunction(made) || isFunctionExpression(made))
    const props = isFunction && /^[A-Z]/.test(name) ? made.parameters[0] : undefined
    if (props?.name) counts.push({ name, count: ownProps(props.name, checker).size })
    node.forEachChild(visit)
  }
  visit(source)
  return counts
}

/** The names in all members of a union, without the props that every element has. */
function ownProps(props: Node, checker: Checker): Set<string> {
  const type = checker.getTypeAtLocation(props)
  const members = type?.isUnionType() ? (type.getTypes() ?? []) : type ? [type] : []
  const isOurs = ({ declarations }: Symbol) => declarations.some(({ path }) => !path.includes('/node_modules/'))
  const own = members.flatMap((member) => checker.getPropertiesOfType(member)).filter(isOurs)
  return new Set(own.map(({ name }) => name))
}
