import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { inHashQueue } from './hashQueue.ts'

/** log2 of scrypt's cost: 2^14 in production (about 50 ms), 2^4 in tests. Stored in the hash, so that both can be verified. */
export type HashCost = number
export const lifeCost: HashCost = 14
export const testCost: HashCost = 4

/** `scrypt$<log2 cost>$<salt>$<hash>`, base64url. */
export async function hashPassword(password: string, cost: HashCost = lifeCost): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, cost)
  return ['scrypt', cost, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Compares in constant time; false for anything that is no hash of ours. */
export async function verifyPassword(password: string, storedHash: string): Promise<boolean> {
  const [kind, cost, salt, hash] = storedHash.split('$')
  if (kind !== 'scrypt' || !cost || !salt || !hash) return false
  const expected = Buffer.from(hash, 'base64url')
  const actual = await derive(password, Buffer.from(salt, 'base64url'), Number(cost))
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** A hash that no password has, which takes as long to compare with. */
export const decoyHash = (cost: HashCost): string =>
  ['scrypt', cost, randomBytes(16).toString('base64url'), randomBytes(32).toString('base64url')].join('$')

function derive(password: string, salt: Buffer, cost: HashCost): Promise<Buffer> {
  const hash = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(password.normalize('NFC'), salt, 32, { N: 2 ** cost, r: 8, p: 1 }, (error, key) => (error ? reject(error) : resolve(key)))
    })
  return inHashQueue(2 ** cost, hash)
}
