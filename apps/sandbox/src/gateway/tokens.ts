import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, base64url: session tokens, launch tickets. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The stored form of a token: a stolen table opens nothing. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
