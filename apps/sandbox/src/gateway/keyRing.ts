import { webcrypto } from 'node:crypto'
import { importPrivateKey } from '@platform/sdk/gateway'
import type { Db } from '../db/openDatabase.ts'
import { newToken } from './tokens.ts'

const DAY = 86_400_000
const LIFE = 365 * DAY
/** A successor is made this long before a key expires. */
const OVERLAP = 30 * DAY
/** Validity of the previous key after a manual rotation: clients that have requested it may still use it. */
const GRACE = DAY
const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }

export interface GatewayKey {
  kid: string
  /** Base64, as the wire shows it. */
  spki: string
  privateKey: CryptoKey
  notAfter: number
}

export interface KeyRing {
  /** The key for new envelopes. */
  current(): GatewayKey
  /** Undefined if it is unknown or has expired. */
  find(kid: string): Promise<GatewayKey | undefined>
  /** Makes the next key if the newest is near its end, and loads keys that other processes made. */
  renew(): Promise<void>
  /** A new key now; the previous one stays valid for another day. */
  rotate(): Promise<GatewayKey>
}

/** The keys that open sealed bodies: made on first run, stored with the data, shared by all processes. */
export async function loadKeyRing(db: Db, now: () => number): Promise<KeyRing> {
  let keys: GatewayKey[] = []
  const validKey = (kid: string) => keys.find((key) => key.kid === kid && key.notAfter > now())
  const read = async () => void (keys = await readKeys(db))
  const ring: KeyRing = {
    current: () => keys[0]!,
    find: async (kid) => {
      // Another process may have made it since.
      if (!validKey(kid)) await read()
      return validKey(kid)
    },
    renew: async () => {
      await read()
      if (keys[0] && keys[0].notAfter > now() + OVERLAP) return
      await addKey(db, now())
      await read()
    },
    rotate: async () => {
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable('crypto_keys')
          .set({ not_after: now() + GRACE })
          .where('not_after', '>', now() + GRACE)
          .execute()
        await addKey(trx, now())
      })
      await read()
      return ring.current()
    },
  }
  await ring.renew()
  return ring
}

async function readKeys(db: Db): Promise<GatewayKey[]> {
  const rows = await db
    .selectFrom('crypto_keys')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('not_after', 'desc')
    .orderBy('kid')
    .execute()
  return Promise.all(
    rows.map(async ({ kid, spki, pkcs8, not_after }) => ({ kid, spki, privateKey: await importPrivateKey(pkcs8), notAfter: not_after })),
  )
}

/** Generates a key and stores it; it is valid for a year, unless another end is given. */
export async function addKey(db: Db, now: number, notAfter = now + LIFE) {
  const pair = await webcrypto.subtle.generateKey({ ...algorithm, modulusLength: 3072, publicExponent: new Uint8Array([1, 0, 1]) }, true, [
    'encrypt',
    'decrypt',
  ])
  const spki = await webcrypto.subtle.exportKey('spki', pair.publicKey)
  const pkcs8 = await webcrypto.subtle.exportKey('pkcs8', pair.privateKey)
  const base64 = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64')
  await db
    .insertInto('crypto_keys')
    .values({ kid: `k${newToken().slice(0, 11)}`, spki: base64(spki), pkcs8: base64(pkcs8), created_at: now, not_after: notAfter })
    .execute()
}
