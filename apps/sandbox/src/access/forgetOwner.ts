import { OperationNodeTransformer, sql, type BinaryOperationNode, type KyselyPlugin, type OperationNode, type RawNode } from 'kysely'
import type { Db } from '../db/openDatabase.ts'

/** A column that says whose a row is. */
const OWNER = /(?:\b\w+\.)?\b(?:member_)?id\b\s*$/

/**
 * What a database looks like to a route whose author forgot whose rows these are: `member_id = <the caller>` is true of everybody's,
 * in what the query builder writes and in SQL written by hand. `told` hears of each predicate that was taken out.
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
