import { randomUUID } from 'node:crypto'
import type { WireLanguage } from '../db/Tables.ts'
import { networkOf } from './networkOf.ts'
import { readBody } from './readBody.ts'
import type { Services } from './Services.ts'
import type { Place } from './traffic.ts'

/** A request as the gateway reads it before it knows the call. */
export interface Incoming {
  request: Request
  url: URL
  requestId: string
  merchantCode: string
  bearer: string | undefined
  language: WireLanguage
  idempotencyKey: string | undefined
  /** The `Proof-Of-Work` header. */
  proofOfWork: string | undefined
  address: string
  /** The network of the address (`networkOf`), by which limits count. */
  network: string
  place: Place
  /** Reads the body, once, up to a limit of bytes. */
  receive(limit: number): Promise<Buffer<ArrayBuffer>>
}

const plainId = /^[\w.:-]{1,80}$/
const proof = /^\d{1,6}\.[\w=+/.:-]{1,500}$/

/** The client's address. Limits are per address; a test calls from several. */
export function addressOf({ headers }: Request, connection: string, { testMode }: Pick<Services, 'testMode'>): string {
  const testAddress = headers.get('X-Test-Address')
  return testMode && testAddress && plainId.test(testAddress) ? testAddress : connection
}

/** A header that is not a plain id counts as absent. */
export function plainHeader({ headers }: Request, name: string): string | undefined {
  const value = headers.get(name)
  return value && plainId.test(value) ? value : undefined
}

/** The token of a session, as it was sent. */
export const bearerOf = (headers: Headers): string | undefined => /^Bearer ([\w-]{16,128})$/.exec(headers.get('Authorization') ?? '')?.[1]

export function readIncoming(request: Request, connection: string, services: Services): Incoming {
  const { traffic } = services
  const { headers } = request
  const address = addressOf(request, connection, services)
  const network = networkOf(address)
  const place = traffic.placeOf(network)
  return {
    request,
    url: new URL(request.url),
    requestId: plainHeader(request, 'X-Request-Id') ?? randomUUID(),
    merchantCode: plainHeader(request, 'X-Merchant') ?? '',
    bearer: bearerOf(headers),
    language: headers.get('Accept-Language')?.toLowerCase().startsWith('en') ? 'EN' : 'PT',
    idempotencyKey: plainHeader(request, 'Idempotency-Key'),
    proofOfWork: proof.exec(headers.get('Proof-Of-Work') ?? '')?.[0],
    address,
    network,
    place,
    receive: (limit) => place.receive(() => readBody(request, limit, traffic.pace)),
  }
}
