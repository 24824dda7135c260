import type { Db } from '../db/openDatabase.ts'
import type { WireLanguage } from '../db/Tables.ts'
import type { Member } from './Member.ts'
import type { Merchant } from './merchants.ts'
import { Refusal } from '../base/Refusal.ts'
import type { Services } from './Services.ts'

/** The context of a request, as passed to its route. */
export interface Context {
  /** For keyed calls the transaction that also stores the answer: effect and answer are committed together or not at all. */
  db: Db
  services: Services
  merchant: Merchant
  /** Undefined for guests. */
  member: Member | undefined
  /** Hash of the session token. */
  session: string | undefined
  /** The bearer token as sent, for routes that have sessions of their own (game pages). */
  bearer: string | undefined
  language: WireLanguage
  /** Where this visitor reaches the gateway: game pages live there. */
  origin: string
  /** Milliseconds of the gateway's clock. */
  now(): number
  idempotencyKey: string | undefined
  /** The proof that the device did work, as sent. */
  proofOfWork: string | undefined
  /** Of a keyed call, `<merchant>:<owner>:<key>`: the unique key of the order that it makes. */
  orderKey?: string
  address: string
  /** The network of the address (`networkOf`), by which limits count. */
  network: string
  /** Device of the request, `Android · Chrome`. */
  device: string
  requestId: string
}

/** The signed-in member of a call whose access is not `guest`. */
export function memberOf({ member }: Context): Member {
  if (!member) throw new Refusal('session.required', 401)
  return member
}
