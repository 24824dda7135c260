import { allCalls } from '@platform/sdk/testing'
import { OperationNodeTransformer, type BinaryOperationNode, type KyselyPlugin } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { routes } from '../gateway/routes.ts'
import { startTestSandbox } from '../testing/startTestSandbox.ts'
import { populate, type People } from './people.ts'
import { rules, withoutRule } from './rules.ts'
import type { TestSandbox } from './sendCall.ts'
import { wrongDecisions } from './wrongDecisions.ts'

let sandbox: TestSandbox
let people: People
beforeAll(async () => {
  sandbox = await startTestSandbox()
  for (const flag of ['USERNAMEREG3', 'MOBILEREG3', 'MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3']) {
    await sandbox.console('flags', { merchant: 'ipanema', flag, on: true })
  }
  people = await populate(sandbox)
})
afterAll(() => sandbox.close())
afterEach(() => void vi.restoreAllMocks())

test('[6] every call has a rule, and every rule is of a call', () => {
  expect(withoutRule()).toEqual([])
  expect(Object.keys(rules).filter((name) => !allCalls.some((call) => call.name === name))).toEqual([])
})

test.each(allCalls.map((call) => [call.name, call] as const))(
  '[6] %s: every role × own, other member, other branch, other merchant, absent is decided as its rule says',
  async (_name, call) => {
    expect(await wrongDecisions(sandbox, people, call)).toEqual([])
  },
)

/** What a route looks like whose author forgot whose rows these are: `member_id = ?` is true of everybody's. */
class OwnerForgotten extends OperationNodeTransformer {
  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const { leftOperand, rightOperand } = super.transformBinaryOperation(node)
    return { ...node, leftOperand, rightOperand: JSON.stringify(leftOperand).includes('"member_id"') ? leftOperand : rightOperand }
  }
}
const transformer = new OwnerForgotten()
const ownerForgotten: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
  transformResult: ({ result }) => Promise.resolve(result),
}

/** Reads first: the writes take away what the reads would show. */
const reads = ['getFeedbackTicket', 'getFeedbackTickets', 'getGameRecords', 'getInbox']
const owned = [...reads, 'readAllMessages', 'readMessage', 'deleteMessage', 'replyToFeedback']

test.each(owned)('[6] the control: %s without its ownership predicate is found out', async (name) => {
  const route = routes.find(({ call }) => call.name === name)!
  const { run } = route
  vi.spyOn(route, 'run').mockImplementation((input, context) => run(input, { ...context, db: context.db.withPlugin(ownerForgotten) }))
  const wrong = await wrongDecisions(sandbox, people, route.call)
  expect(wrong.join('\n')).toMatch(/private|belongs to somebody else|expected notFound/)
})
