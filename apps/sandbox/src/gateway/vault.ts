import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Db } from '../db/openDatabase.ts'

export interface Vault {
  /** Seals text that must be readable again, but not from a copy of the table. */
  seal(text: string): string
  open(sealed: string): string
  /** The same for bytes: pictures of documents. */
  sealBytes(bytes: Uint8Array): Buffer
  openBytes(sealed: Uint8Array): Buffer
  /** For short secrets that are only compared: an SMS code has too few digits for a bare hash. */
  mac(text: string): string
}

/**
 * Encrypts what a column must not contain as plain text. All processes share one key. It is stored with the data; if the environment
 * provides another key (`VAULT_KEY`), only sealed with that, so that a copy of the database reveals nothing.
 */
export async function loadVault(db: Db, outerKey?: Buffer): Promise<Vault> {
  const key = await sharedKey(db, outerKey)
  return {
    seal: (text) => sealWith(key, Buffer.from(text)).toString('base64url'),
    open: (sealed) => openWith(key, Buffer.from(sealed, 'base64url')).toString(),
    sealBytes: (bytes) => sealWith(key, bytes),
    openBytes: (sealed) => openWith(key, sealed),
    mac: (text) => createHmac('sha256', key).update(text).digest('base64url'),
  }
}

const SEALED = 'sealed:'

async function sharedKey(db: Db, outerKey: Buffer | undefined): Promise<Buffer> {
  const storedForm = (key: Buffer) => (outerKey ? SEALED + sealWith(outerKey, key).toString('base64') : key.toString('base64'))
  await db
    .insertInto('secrets')
    .values({ name: 'vault', value: storedForm(randomBytes(32)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', 'vault').executeTakeFirstOrThrow()
  if (value.startsWith(SEALED)) return unsealedKey(Buffer.from(value.slice(SEALED.length), 'base64'), outerKey)
  const key = Buffer.from(value, 'base64')
  // A database from before the environment had a key. Of two processes that start at once the second finds it sealed.
  if (outerKey)
    await db
      .updateTable('secrets')
      .set({ value: storedForm(key) })
      .where('name', '=', 'vault')
      .where('value', '=', value)
      .execute()
  return key
}

function unsealedKey(sealed: Buffer, outerKey: Buffer | undefined): Buffer {
  if (!outerKey) throw new Error('This database was sealed with a VAULT_KEY: start with the same one.')
  try {
    return openWith(outerKey, sealed)
  } catch {
    throw new Error('VAULT_KEY is not the one that this database was sealed with.')
  }
}

function sealWith(key: Buffer, bytes: Uint8Array): Buffer {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

function openWith(key: Buffer, sealed: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12)).setAuthTag(sealed.subarray(12, 28))
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
}
