import { createStore, del, get, set } from 'idb-keyval'
import { fromBase64Url, toBase64Url } from './base64url.ts'
import { entries } from './entries.ts'

// Opened on first use: if IndexedDB is blocked, nothing is stored.
export const keyId = 'rememberedLogin'
export const keys = () => createStore('platform', 'keys')

/** Data for the login form: a stored password stays encrypted until `reveal`, on submit. */
export interface RecalledLogin {
  type: 'username' | 'mobile'
  /** User name, or mobile number. */
  username: string
  /** Of a mobile number; '' for a user name. */
  countryDialingCode: string
  /** No password is stored: `rememberedDevice` signs in. */
  byToken: boolean
  reveal: () => Promise<string | undefined>
}

/** Stores a login for the next visit, its password encrypted with a non-extractable key: where the gateway offers no token. `false` if that failed. */
export async function rememberLogin(username: string, password: string): Promise<boolean> {
  try {
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const ciphertext = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(password))
    await set(keyId, key, keys())
    entries.rememberedLogin.set({
      type: 'username',
      username,
      password: toBase64Url(new Uint8Array(ciphertext)),
      salt: toBase64Url(iv),
      countryDialingCode: '',
    })
    return true
  } catch {
    await forgetLogin()
    return false
  }
}

/** Stores the number of a login by SMS, without the code, which is valid only once. */
export async function rememberNumber(mobile: string, countryDialingCode: string): Promise<void> {
  await forgetLogin()
  entries.rememberedLogin.set({ type: 'mobile', username: mobile, password: '', salt: '', countryDialingCode })
}

/** The remembered login, if there is one. A stored password is deleted where the brand does not want it. */
export function recallLogin(storesPassword = true): RecalledLogin | undefined {
  const record = entries.rememberedLogin.get()
  if (!record) return undefined
  if (record.password && !storesPassword) {
    void forgetLogin()
    return undefined
  }
  const { username, countryDialingCode, password, salt } = record
  const type = record.type === 'mobile' ? 'mobile' : 'username'
  return { type, username, countryDialingCode, byToken: password === '', reveal: () => open(password, salt) }
}

async function open(password: string, salt: string): Promise<string | undefined> {
  try {
    const key = await get<CryptoKey>(keyId, keys())
    if (!key) throw new Error('The key is gone')
    const plaintext = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: fromBase64Url(salt) }, key, fromBase64Url(password))
    return new TextDecoder().decode(plaintext)
  } catch {
    await forgetLogin()
    return undefined
  }
}

/** Deletes record and keys; never fails. */
export async function forgetLogin(): Promise<void> {
  entries.rememberedLogin.remove()
  try {
    await del(keyId, keys())
  } catch {
    // Blocked: then no key was stored either.
  }
}
