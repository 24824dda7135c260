import { OperationNodeTransformer, sql, type BinaryOperationNode, type KyselyPlugin, type OperationNode, type RawNode } from 'kysely'
import type { Db } from '../db/openDatabase.ts'

/** A column that contains the owner of a row. */
const OWNER = /(?:\b\w+\.)?\b(?:member_)?id\b\s*$/

/**
 * The database as seen by a route whose author forgot the owner filter: `member_id = <the caller>` is true for every row, both in SQL from
 * the query builder and in SQL written by hand. `report` is called with each removed predicate.
 */
export function forgetOwner(db: Db, memberId: number, report: (predicate: string) => void): Db {
  const transformer = new OwnerForgotten(memberId, report)
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
    transformResult: ({ result }) => Promise.resolve(result),
  }
  return db.withPlugin(plugin)
}

class OwnerForgotten extends OperationNodeTransformer {
  readonly #memberId: number
  readonly #report: (predicate: string) => void

  constructor(memberId: number, report: (predicate: string) => void) {
    super()
    this.#memberId = memberId
    this.#report = report
  }

  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const comparison = super.transformBinaryOperation(node)
    const column = JSON.stringify(comparison.leftOperand).match(/"column":\{[^}]*?"name":"(\w+)"/)?.[1] ?? ''
    if (!OWNER.test(column) || !this.#isCaller(comparison.rightOperand)) return comparison
    this.#report(column)
    return { ...comparison, rightOperand: comparison.leftOperand }
  }

  protected override transformRaw(node: RawNode): RawNode {
    const { sqlFragments, parameters, ...rest } = super.transformRaw(node)
    const newParameters = parameters.map((parameter, index) => {
      const column = sqlFragments[index]!.match(/([\w.]+)\s*=\s*$/)?.[1] ?? ''
      if (!OWNER.test(column) || !this.#isCaller(parameter)) return parameter
      this.#report(`${column} in raw SQL`)
      return sql.raw(column).toOperationNode()
    })
    return { ...rest, sqlFragments, parameters: newParameters }
  }

  #isCaller = (node: OperationNode) => 'value' in node && node.value === this.#memberId
}
