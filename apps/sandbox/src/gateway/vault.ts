import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Db } from '../db/openDatabase.ts'

export interface Vault {
  /** Text that must be read again, but not off the table. */
  seal(text: string): string
  open(sealed: string): string
  /** For short secrets that are only compared: an SMS code has too few digits for a bare hash. */
  mac(text: string): string
}

/** Keeps what must not stand in a column as it is. One key for all processes, kept with the data like the gateway's other keys. */
export async function loadVault(db: Db): Promise<Vault> {
  const fresh = randomBytes(32).toString('base64')
  await db
    .insertInto('secrets')
    .values({ name: 'vault', value: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', 'vault').executeTakeFirstOrThrow()
  const key = Buffer.from(value, 'base64')
  return {
    seal: (text) => {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(12, 28))
      return cipher.update(bytes.subarray(28), undefined, 'utf8') + cipher.final('utf8')
    },
    mac: (text) => createHmac('sha256', key).update(text).digest('base64url'),
  }
}
