import { webcrypto } from 'node:crypto'
import { importPrivateKey } from '@platform/sdk/gateway'
import type { Db } from '../db/openDatabase.ts'
import { newToken } from './tokens.ts'

const DAY = 86_400_000
const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }

export interface GatewayKey {
  kid: string
  /** Base64, as the wire shows it. */
  spki: string
  privateKey: CryptoKey
  notAfter: number
}

export interface KeyRing {
  /** The key that new envelopes shall use. */
  current(): GatewayKey
  /** Undefined where it is unknown or retired. */
  find(kid: string): Promise<GatewayKey | undefined>
}

/** The keys that open sealed bodies: made on first run, kept with the data, shared by all processes. */
export async function loadKeyRing(db: Db, now: number): Promise<KeyRing> {
  if (!(await newest(db, now))) await makeKey(db, now)
  let keys = await readKeys(db)
  const known = (kid: string) => keys.find((key) => key.kid === kid)
  return {
    current: () => keys[0]!,
    find: async (kid) => {
      // Another process may have made it since.
      if (!known(kid)) keys = await readKeys(db)
      return known(kid)
    },
  }
}

async function readKeys(db: Db): Promise<GatewayKey[]> {
  const rows = await db.selectFrom('crypto_keys').selectAll().orderBy('created_at', 'desc').orderBy('kid').execute()
  return Promise.all(
    rows.map(async ({ kid, spki, pkcs8, not_after }) => ({ kid, spki, privateKey: await importPrivateKey(pkcs8), notAfter: not_after })),
  )
}

const newest = (db: Db, now: number) =>
  db
    .selectFrom('crypto_keys')
    .select('kid')
    .where('not_after', '>', now + 30 * DAY)
    .executeTakeFirst()

async function makeKey(db: Db, now: number) {
  const pair = await webcrypto.subtle.generateKey({ ...algorithm, modulusLength: 3072, publicExponent: new Uint8Array([1, 0, 1]) }, true, [
    'encrypt',
    'decrypt',
  ])
  const spki = await webcrypto.subtle.exportKey('spki', pair.publicKey)
  const pkcs8 = await webcrypto.subtle.exportKey('pkcs8', pair.privateKey)
  const base64 = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64')
  await db
    .insertInto('crypto_keys')
    .values({ kid: `k${newToken().slice(0, 11)}`, spki: base64(spki), pkcs8: base64(pkcs8), created_at: now, not_after: now + 365 * DAY })
    .execute()
}
