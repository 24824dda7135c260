import { decryptDes } from './decryptDes.ts'

const maxLength = 4096
const base64 = /^(?:[\w+/-]{4})*(?:[\w+/-]{2,4}={0,2})?$/

/**
 * The https address in a customer-service value (2.18): base64 of DES-ECB with PKCS#7, its key the last 8 characters. DES provides neither
 * secrecy nor authenticity, so the result is treated as hostile input: undefined unless it is https, printable, without credentials or
 * port, and its host is one of `hosts`. Hide the button then. Never throws.
 */
export function decodeServiceLink(value: string, hosts: readonly string[]): string | undefined {
  try {
    const clear = decrypt(value)
    return clear === undefined ? undefined : allowedLink(clear, hosts)
  } catch {
    return undefined
  }
}

function decrypt(value: string): string | undefined {
  const [secret, key] = [value.slice(0, -8), value.slice(-8)]
  if (value.length > maxLength || !secret || !/^[!-~]{8}$/.test(key) || !base64.test(secret)) return undefined
  const bytes = bytesOf(atob(secret.replaceAll('-', '+').replaceAll('_', '/')))
  if (!bytes.length || bytes.length % 8) return undefined
  const clear = decryptDes(bytes, bytesOf(key))
  const padding = clear.at(-1)!
  if (padding < 1 || padding > 8 || clear.slice(-padding).some((byte) => byte !== padding)) return undefined
  return String.fromCharCode(...clear.slice(0, -padding))
}

function allowedLink(clear: string, hosts: readonly string[]): string | undefined {
  if (!/^[!-~]+$/.test(clear)) return undefined
  const { protocol, hostname, port, username, password, href } = new URL(clear)
  const isAllowed = protocol === 'https:' && !port && !username && !password && hosts.includes(hostname)
  return isAllowed ? href : undefined
}

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
