const message =
  'Only packages/sdk/src/markets knows markets apart: ask a function of @platform/sdk/markets, or put the difference into the profiles.'

/** A node of the syntax tree, of any type. */
interface Node {
  type: string
  name?: string
  operator: string
  value?: unknown
  computed?: boolean
  expression?: Node
  property?: Node
  object?: Node
  left: Node
  right: Node
  discriminant: Node
  callee: Node
  arguments: Node[]
}

const wrappers = new Set(['ChainExpression', 'TSNonNullExpression', 'TSAsExpression'])
const inner = (node: Node): Node => (wrappers.has(node.type) && node.expression ? inner(node.expression) : node)

/** The last name of `a`, `b.a` or `b?.a`. */
function nameOf(node: Node | undefined): string | undefined {
  if (!node) return undefined
  const { type, name, computed, property } = inner(node)
  if (type === 'Identifier') return name
  return type === 'MemberExpression' && !computed ? property?.name : undefined
}

const objectOf = (node: Node) => inner(node).object
/** `market`, `merchant.market` or `market.code`. */
function isCode(node: Node | undefined): boolean {
  return nameOf(node) === 'market' || (nameOf(node) === 'code' && !!node && isCode(objectOf(node)))
}
/** `rules.length` of anything. */
const isCount = (node: Node) => nameOf(node) === 'length' && nameOf(objectOf(node)) === 'rules'
const isNothing = (node: Node) => nameOf(node) === 'undefined' || inner(node).value === null

const noComparison = {
  create(context: { report: (found: { node: Node; message: string }) => void }) {
    const report = (node: Node) => context.report({ node, message })
    return {
      BinaryExpression(node: Node) {
        const sides = [node.left, node.right]
        const compares = /^[!=]==?$/.test(node.operator) && sides.some(isCode) && !sides.some(isNothing)
        if (compares || sides.some(isCount)) report(node)
      },
      SwitchStatement(node: Node) {
        if (isCode(node.discriminant)) report(node)
      },
      CallExpression(node: Node) {
        const list = objectOf(node.callee)
        if (nameOf(node.callee) === 'includes' && list && inner(list).type === 'ArrayExpression' && node.arguments.some(isCode))
          report(node)
      },
    }
  },
}

/** A lint rule against branches by market. */
export default { meta: { name: 'markets' }, rules: { 'no-comparison': noComparison } }
