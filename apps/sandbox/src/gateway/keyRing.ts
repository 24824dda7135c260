import { webcrypto } from 'node:crypto'
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
  find(kid: string): GatewayKey | undefined
}

/** The keys that open sealed bodies: made on first run, kept with the data, shared by all processes. */
export async function loadKeyRing(db: Db, now: number): Promise<KeyRing> {
  if (!(await newest(db, now))) await makeKey(db, now)
  const rows = await db.selectFrom('crypto_keys').selectAll().where('not_after', '>', now).orderBy('created_at', 'desc').execute()
  const keys = await Promise.all(
    rows.map(async ({ kid, spki, pkcs8, not_after }) => ({ kid, spki, privateKey: await importPrivate(pkcs8), notAfter: not_after })),
  )
  return { current: () => keys[0]!, find: (kid) => keys.find((key) => key.kid === kid) }
}

const newest = (db: Db, now: number) =>
  db.selectFrom('crypto_keys').select('kid').where('not_after', '>', now + 30 * DAY).executeTakeFirst()

async function makeKey(db: Db, now: number) {
  const pair = await webcrypto.subtle.generateKey(
    { ...algorithm, modulusLength: 3072, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['encrypt', 'decrypt'],
  )
  const spki = await webcrypto.subtle.exportKey('spki', pair.publicKey)
  const pkcs8 = await webcrypto.subtle.exportKey('pkcs8', pair.privateKey)
  const base64 = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64')
  await db
    .insertInto('crypto_keys')
    .values({ kid: `k${newToken().slice(0, 11)}`, spki: base64(spki), pkcs8: base64(pkcs8), created_at: now, not_after: now + 365 * DAY })
    .execute()
}

const importPrivate = (pkcs8: string) =>
  webcrypto.subtle.importKey('pkcs8', Buffer.from(pkcs8, 'base64'), algorithm, false, ['decrypt'])
