import { get, set, update } from 'idb-keyval'
import { toBase64Url } from './base64url.ts'
import { entries } from './entries.ts'
import { forgetLogin, keyId, keys } from './rememberedLogin.ts'

/** No key can be read from a page, and no token is stored: each is computed from its number. */
interface DeviceKeys {
  id: string
  /** ECDSA P-256, not extractable. */
  signKey: CryptoKey
  /** SPKI, base64url. */
  publicKey: string
  /** HMAC, not extractable. */
  tokenKey: CryptoKey
  /** Number of the token that the gateway has. */
  uses: number
}

const utf8 = (text: string) => new TextEncoder().encode(text)
const tokenOf = async ({ tokenKey }: DeviceKeys, number: number) =>
  toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', tokenKey, utf8(String(number)))))

const storedKeys = async () => {
  const stored = await get<DeviceKeys | CryptoKey>(keyId, keys())
  return stored && 'tokenKey' in stored ? stored : undefined
}

/** New keys to sign in without the password: the fields for the call that proves it, and how to store the keys after that. */
export async function newDevice(username: string) {
  // The same key again, so that the member's list has this device once.
  const earlier = entries.rememberedLogin.get()?.username === username ? await storedKeys().catch(() => undefined) : undefined
  const tokenKey = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const device: DeviceKeys = { ...(earlier ?? (await newSignKey())), id: crypto.randomUUID(), tokenKey, uses: 0 }
  return {
    fields: { deviceKey: device.publicKey, refreshToken: await tokenOf(device, 0) },
    /** `false` if this browser cannot store keys. */
    async store(_password: string, name = username): Promise<boolean> {
      try {
        await set(keyId, device, keys())
        entries.rememberedLogin.set({ type: 'username', username: name, password: '', salt: '', countryDialingCode: '' })
        return true
      } catch {
        await forgetLogin()
        return false
      }
    },
  }
}

async function newSignKey() {
  const { privateKey, publicKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify'])
  return { signKey: privateKey, publicKey: toBase64Url(new Uint8Array(await crypto.subtle.exportKey('spki', publicKey))) }
}

/**
 * The token of this device and the next one; undefined if the browser has deleted the keys. Two tabs, and a second try after a lost
 * answer, get the same two.
 */
export async function rememberedDevice() {
  const device = await storedKeys().catch(() => undefined)
  if (!device) return undefined
  const { id, uses, signKey } = device
  return {
    refreshToken: await tokenOf(device, uses),
    nextToken: await tokenOf(device, uses + 1),
    sign: async (message: string) =>
      toBase64Url(new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, signKey, utf8(message)))),
    /** The gateway has the next token. If this cannot be stored, the same two work once more. */
    used: () =>
      update<DeviceKeys>(
        keyId,
        (stored) => (stored?.id === id ? { ...stored, uses: Math.max(stored.uses, uses + 1) } : stored!),
        keys(),
      ).catch(() => undefined),
  }
}
