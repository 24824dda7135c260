import { OperationNodeTransformer, sql, type BinaryOperationNode, type KyselyPlugin, type OperationNode, type RawNode } from 'kysely'
import type { Db } from '../db/openDatabase.ts'

/** A column that contains the owner of a row. */
const OWNER = /(?:\b\w+\.)?\b(?:member_)?id\b\s*$/

/**
 * The database as seen by a route whose author forgot the owner filter: `member_id = <the caller>` is true for every row, both in SQL from
 * the query builder and in SQL written by hand. `told` is called with each removed predicate.
 */
export function forgetOwner(db: Db, memberId: number, told: (predicate: string) => void): Db {
  const transformer = new OwnerForgotten(memberId, told)
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
    transformResult: ({ result }) => Promise.resolve(result),
  }
  return db.withPlugin(plugin)
}

class OwnerForgotten extends OperationNodeTransformer {
  readonly #memberId: number
  readonly #told: (predicate: string) => void

  constructor(memberId: number, told: (predicate: string) => void) {
    super()
    this.#memberId = memberId
    this.#told = told
  }

  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const built = super.transformBinaryOperation(node)
    const column = JSON.stringify(built.leftOperand).match(/"column":\{[^}]*?"name":"(\w+)"/)?.[1] ?? ''
    if (!OWNER.test(column) || !this.#isCaller(built.rightOperand)) return built
    this.#told(column)
    return { ...built, rightOperand: built.leftOperand }
  }

  protected override transformRaw(node: RawNode): RawNode {
    const { sqlFragments, parameters, ...rest } = super.transformRaw(node)
    const named = parameters.map((parameter, index) => {
      const column = sqlFragments[index]!.match(/([\w.]+)\s*=\s*$/)?.[1] ?? ''
      if (!OWNER.test(column) || !this.#isCaller(parameter)) return parameter
      this.#told(`${column} in raw SQL`)
      return sql.raw(column).toOperationNode()
    })
    return { ...rest, sqlFragments, parameters: named }
  }

  #isCaller = (node: OperationNode) => 'value' in node && node.value === this.#memberId
}
