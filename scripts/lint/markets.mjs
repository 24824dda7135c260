const message =
  'Only packages/sdk/src/markets knows markets apart: ask a function of @platform/sdk/markets, or put the difference into the profiles.'

const wrappers = new Set(['ChainExpression', 'TSNonNullExpression', 'TSAsExpression'])
const inner = (node) => (wrappers.has(node.type) ? inner(node.expression) : node)

/** The last name of `a`, `b.a` or `b?.a`. */
function nameOf(node) {
  const { type, name, computed, property } = inner(node)
  if (type === 'Identifier') return name
  return type === 'MemberExpression' && !computed ? property.name : undefined
}

const objectOf = (node) => inner(node).object
/** `market`, `merchant.market` or `market.code`. */
const isCode = (node) => nameOf(node) === 'market' || (nameOf(node) === 'code' && objectOf(node) !== undefined && isCode(objectOf(node)))
/** `rules.length` of anything. */
const isCount = (node) => nameOf(node) === 'length' && nameOf(objectOf(node)) === 'rules'
const isNothing = (node) => nameOf(node) === 'undefined' || inner(node).value === null

const noComparison = {
  create(context) {
    const report = (node) => context.report({ node, message })
    return {
      BinaryExpression(node) {
        const sides = [node.left, node.right]
        const compares = /^[!=]==?$/.test(node.operator) && sides.some(isCode) && !sides.some(isNothing)
        if (compares || sides.some(isCount)) report(node)
      },
      SwitchStatement(node) {
        if (isCode(node.discriminant)) report(node)
      },
      CallExpression(node) {
        const { type, object } = inner(node.callee)
        if (
          type === 'MemberExpression' &&
          nameOf(node.callee) === 'includes' &&
          inner(object).type === 'ArrayExpression' &&
          node.arguments.some(isCode)
        )
          report(node)
      },
    }
  },
}

/** A lint rule against branches by market. */
export default { meta: { name: 'markets' }, rules: { 'no-comparison': noComparison } }
