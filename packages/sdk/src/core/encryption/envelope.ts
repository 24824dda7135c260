import { utf8 } from './bytes.ts'

/** The two algorithms of envelope E1, as its header names them. */
export const algorithms = { alg: 'RSA-OAEP-256', enc: 'A256GCM' } as const

/** How the content key is wrapped: RSA-OAEP with SHA-256, bound to the key's id. */
export const wrapping = (kid: string) => ({ name: 'RSA-OAEP', label: utf8(`E1|${kid}`) })

/** Additional data that the tag authenticates, so that a body is valid nowhere else. */
export const boundTo = (kid: string, iv: string, at: { method: string; path: string; merchant: string }) =>
  utf8(`E1|v=1|${kid}|${algorithms.alg}|${algorithms.enc}|${iv}|${at.method}|${at.path}|${at.merchant}`)
