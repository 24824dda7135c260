import { randomUUID } from 'node:crypto'
import type { WireLanguage } from '../db/Tables.ts'
import type { Services } from './Services.ts'

/** A request as the gateway reads it before it knows the call. */
export interface Incoming {
  request: Request
  url: URL
  requestId: string
  merchantCode: string
  bearer: string | undefined
  language: WireLanguage
  idempotencyKey: string | undefined
  address: string
}

const plainId = /^[\w.:-]{1,80}$/

/** Reads headers; whatever is no plain id is taken for absent. */
export function readIncoming(request: Request, address: string, { testMode }: Services): Incoming {
  const { headers } = request
  const plain = (name: string) => {
    const value = headers.get(name)
    return value && plainId.test(value) ? value : undefined
  }
  return {
    request,
    url: new URL(request.url),
    requestId: plain('X-Request-Id') ?? randomUUID(),
    merchantCode: plain('X-Merchant') ?? '',
    bearer: /^Bearer ([\w-]{16,128})$/.exec(headers.get('Authorization') ?? '')?.[1],
    language: headers.get('Accept-Language')?.toLowerCase().startsWith('en') ? 'EN' : 'PT',
    idempotencyKey: plain('Idempotency-Key'),
    address: (testMode && plain('X-Test-Address')) || address,
  }
}
