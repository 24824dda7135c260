import type { Call } from '@platform/sdk'
import * as z from 'zod/mini'
import type { Context } from './Context.ts'
import type { Incoming } from './Incoming.ts'
import { openSealedBody } from './openSealedBody.ts'
import { MAX_BODY } from './readBody.ts'
import { readUpload } from './readUpload.ts'
import { invalid } from '../base/Refusal.ts'

/** The caller's input, decoded by the call's own schema. Throws Refusal `validation` with the names of the wrong fields. */
export async function readInput(call: Call, incoming: Incoming, context: Context): Promise<unknown> {
  const raw = withModule(call, incoming, await readRaw(call, incoming, context))
  const result = z.safeParse(call.input, raw)
  if (!result.success) throw invalid(...result.error.issues.map(({ path }) => path.join('.')))
  assertConstants(call, raw, result.data, context)
  // Postgres cannot store NUL in text: its error would look like a fault of the gateway.
  if (JSON.stringify(result.data).includes('\\u0000')) throw invalid()
  return result.data
}

/** The module id may replace a field. */
function withModule({ module, modules }: Call, { request }: Incoming, raw: unknown): unknown {
  if (!modules || typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw
  const moduleId = request.headers.get('X-Module-Id') ?? module
  const value = Object.entries(modules.ids).find(([, id]) => id === moduleId)?.[0]
  return value === undefined ? raw : { [modules.field]: value, ...raw }
}

/** Constant fields of a query may be absent but not different. If a query repeats merchant and language, the headers have priority. */
function assertConstants(call: Call, raw: unknown, input: unknown, { merchant, language }: Context): void {
  if (call.method !== 'GET' && call.method !== 'DELETE') return
  const rawFields = raw as Record<string, string>
  const fixedFields = call.fixed?.({ merchant: merchant.code, language, token: undefined, standalone: false }, input) ?? {}
  const repeatedValues: unknown[] = [merchant.code, language]
  const constants = Object.entries(fixedFields).filter(([, value]) => value !== undefined && !repeatedValues.includes(value))
  const mismatches = constants.filter(([name, value]) => rawFields[name] !== undefined && rawFields[name] !== String(value))
  if (mismatches.length > 0) throw invalid(...mismatches.map(([name]) => name))
}

async function readRaw(call: Call, incoming: Incoming, context: Context): Promise<unknown> {
  if (call.method === 'GET' || call.method === 'DELETE') return Object.fromEntries(incoming.url.searchParams)
  if (call.encrypted) return openSealedBody(call, incoming, context.services)
  if (call.multipart) return readUpload(incoming, context)
  const body = (await incoming.receive(MAX_BODY)).toString('utf8')
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
