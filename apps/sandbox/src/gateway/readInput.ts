import type { Call } from '@platform/sdk'
import * as z from 'zod/mini'
import type { Incoming } from './Incoming.ts'
import { openSealedBody } from './openSealedBody.ts'
import { readBody } from './readBody.ts'
import { readUpload } from './readUpload.ts'
import { invalid } from './Refusal.ts'
import type { Services } from './Services.ts'

/** What the caller asks, decoded by the call's own schema. Throws Refusal `validation` with the names of the wrong fields. */
export async function readInput(call: Call, incoming: Incoming, services: Services): Promise<unknown> {
  const raw = await readRaw(call, incoming, services)
  const result = z.safeParse(call.input, raw)
  if (!result.success) throw invalid(...result.error.issues.map(({ path }) => path.join('.')))
  // Postgres keeps no NUL in text: it would be our fault by the time it gets there.
  if (JSON.stringify(result.data).includes('\\u0000')) throw invalid()
  return result.data
}

async function readRaw(call: Call, incoming: Incoming, services: Services): Promise<unknown> {
  if (call.method === 'GET' || call.method === 'DELETE') return Object.fromEntries(incoming.url.searchParams)
  if (call.encrypted) return openSealedBody(call, incoming, services)
  if (call.multipart) return readUpload(incoming.request)
  const body = await readBody(incoming.request)
  if (call.form) return Object.fromEntries(new URLSearchParams(body))
  return body === '' ? {} : parseJson(body)
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw invalid()
  }
}
