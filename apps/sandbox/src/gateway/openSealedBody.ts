import type { Call } from '@platform/sdk'
import { EnvelopeError, openEnvelope } from '@platform/sdk/gateway'
import type { Incoming } from './Incoming.ts'
import { MAX_SEALED_BODY } from './readBody.ts'
import { Refusal } from '../base/Refusal.ts'
import type { Services } from './Services.ts'
import { takeNonce } from './takeNonce.ts'

/** A nonce is stored for longer than its envelope is accepted. */
const NONCE_MS = 300_000

/** Opens a body sealed as envelope E1; a plain one is refused. */
export async function openSealedBody(call: Call, { request, merchantCode, receive }: Incoming, services: Services): Promise<unknown> {
  const { keys, now, database } = services
  const envelope = {
    header: request.headers.get('Encryption') ?? '',
    body: (await receive(MAX_SEALED_BODY)).toString('utf8'),
    method: call.method,
    path: call.path,
    merchant: merchantCode,
  }
  try {
    return await openEnvelope(envelope, {
      privateKey: async (kid) => (await keys.find(kid))?.privateKey,
      takeNonce: (nonce) => takeNonce(database.db, nonce, now(), NONCE_MS),
      now: Math.floor(now() / 1000),
    })
  } catch (error) {
    throw error instanceof EnvelopeError ? refusalFor(error, services) : error
  }
}

/** The client seals again with the data in the refusal. */
function refusalFor({ code }: EnvelopeError, { keys, now }: Services): Refusal {
  if (code === 'crypto.clock') return new Refusal(code, 400, { serverTime: now() })
  if (code === 'crypto.invalid') return new Refusal(code, 400)
  const { kid, spki, notAfter } = keys.current()
  return new Refusal(code, 400, { kid, spki, notAfter, serverTime: now() })
}
