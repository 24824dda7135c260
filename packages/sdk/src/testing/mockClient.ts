import * as z from 'zod/mini'
import type { Call, InputOf, OutputOf } from '../core/Call.ts'
import type { CallDescription, Client } from '../core/Client.ts'
import type { ClientOptions } from '../core/ClientOptions.ts'
import { checkFields } from '../core/checkFields.ts'
import { createClient } from '../core/createClient.ts'
import { problemAt } from '../core/expected.ts'
import { allCalls, type Calls } from './allCalls.ts'
import { fixtureOf } from './fixtureOf.ts'

/** An answer of a call: fields over those of its fixture, the error that it throws, or a function of its input. */
type MockAnswer<C extends Schemas> = Partial<OutputOf<C>> | Error | ((input: InputOf<C>) => OutputOf<C> | Promise<OutputOf<C>>)

interface Schemas {
  input: z.ZodMiniType
  output: z.ZodMiniType
}

/** Answers by the names of calls. */
export type MockAnswers = {
  [Name in keyof Calls as Calls[Name] extends Schemas ? Name : never]?: Calls[Name] extends Schemas ? MockAnswer<Calls[Name]> : never
}

/**
 * A client for tests, without a gateway: `mockClient({ getGameList: { games: [] } })`. A call without an answer here gets its fixture.
 * Inputs and answers are validated as by a real client. `options` may have a session, a language or merchants.
 */
export function mockClient(answers: MockAnswers = {}, options: Partial<ClientOptions> = {}): Client {
  const unknown = Object.keys(answers).filter((name) => !allCalls.some((call) => call.name === name))
  if (unknown.length > 0) throw new Error(`mockClient: there is no call ${unknown.join(', ')}`)
  const gateway = { url: 'https://gateway.example', publicKeys: [] }
  const client = createClient({ gateway, merchant: 'brand', trialMerchant: 'brand_trial', language: 'EN', fetch: noFetch, ...options })
  return { ...client, request: (call, input = {}) => answerOf(call, input, (answers as Record<string, unknown>)[call.name]) }
}

async function answerOf(call: CallDescription, input: unknown, answer: unknown): Promise<unknown> {
  checkFields(call, input)
  assertFits(call, 'input', input)
  if (answer instanceof Error) throw answer
  const value: unknown = typeof answer === 'function' ? await (answer as (input: unknown) => unknown)(input) : completed(call, answer)
  assertFits(call, 'output', value)
  return value
}

function completed(call: CallDescription, answer: unknown): unknown {
  if (answer === undefined) return fixtureOf(call as Call)
  const isPart = typeof answer === 'object' && answer && !Array.isArray(answer)
  return isPart ? { ...Object(fixtureOf(call as Call)), ...answer } : answer
}

function assertFits(call: CallDescription, side: 'input' | 'output', value: unknown) {
  const { error } = z.safeEncode(call[side], value)
  if (error) throw new Error(`mockClient: the ${side} of ${call.name} is not valid: ${problemAt(call[side], error.issues[0]!.path, value)}`)
}

const noFetch = () => Promise.reject(new TypeError('mockClient sends nothing'))
