import * as z from 'zod/mini'
import type { Call } from '@platform/sdk'
import type { Answer } from './idempotency.ts'
import { Refusal } from '../base/Refusal.ts'

/** Encodes a route's result for the wire: through the call's own schema, in the envelope or bare. */
export function success(call: Call, output: unknown): Answer {
  const value = z.encode(call.output, output)
  return { status: 200, body: JSON.stringify(call.bare ? value : { success: true, value }) }
}

/** A failure always has the envelope. The text is for logs and people with a terminal: the app has its own, by code. */
export function failure(refusal: Refusal): Answer {
  const { code, status, value } = refusal
  return { status, body: JSON.stringify({ success: false, errorCode: code, message: code, ...(value && { value }) }) }
}

/** Any error that is not a refusal is an internal error; its details stay hidden from the caller. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal('server.error', 500)
}
