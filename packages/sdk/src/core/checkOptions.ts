import type { PublicKey } from './Client.ts'
import type { ClientOptions } from './ClientOptions.ts'
import { fromBase64 } from './encryption/bytes.ts'
import { ValidationError } from './errors.ts'
import { preview } from './expected.ts'

// For servers and development: a browser's production build omits all of this, since the options were checked before.

/** Throws all problems of a client's options at once. */
export function checkOptions(options: Partial<ClientOptions> | undefined) {
  const { gateway, merchant, trialMerchant, language } = options ?? {}
  const keys = gateway?.publicKeys
  check([
    ['gateway.url', gateway?.url, gateway?.url === '' || isAddress(gateway?.url), `'' for the origin of the page, or ${address}`],
    ['gateway.publicKeys', keys, isKeys(keys), 'a list of { kid, spki }, or [] to trust the key that the gateway gives'],
    ...(isKeys(keys) ? keys.map(pinOf) : []),
    ['merchant', merchant, isCode(merchant), "a merchant's code, such as 'brand'"],
    ['trialMerchant', trialMerchant, isCode(trialMerchant), "the code of the merchant of trial accounts, such as 'brand_trial'"],
    ['language', language, typeof language === 'function' || isLanguage(language), `${languages}, or a function that returns one of them`],
  ])
}

/** Throws problems that only show when a call is made: an unknown language, or no page to take the origin from. */
export function checkRequest({ gateway: { url }, fetch }: ClientOptions, language: unknown) {
  check([
    ['language()', language, isLanguage(language), languages],
    ['gateway.url', url, url !== '' || Boolean(globalThis.location ?? fetch), `${address}: '' is the origin of a page, and here is none`],
  ])
}

type Option = [name: string, value: unknown, right: boolean, expected: string]

function check(options: Option[]) {
  const invalidOptions = options.filter(([, , isValid]) => !isValid)
  if (invalidOptions.length === 0) return
  const problems = invalidOptions.map(([name, value, , expected]) => `${name}: expected ${expected}, received ${preview(value)}`)
  const fields = Object.fromEntries(invalidOptions.map(([name]) => [name, 'validation']))
  throw new ValidationError(`createClient: ${problems.join('; ')}`, fields, { code: 'validation' })
}

const address = "an address with its scheme, such as 'https://gateway.example' or 'http://localhost:4000'"

function isAddress(url: unknown) {
  if (typeof url !== 'string' || !/^https?:\/\//.test(url) || !URL.canParse(url)) return false
  const { search, hash, username } = new URL(url)
  return !search && !hash && !username
}

const isKeys = (keys: unknown): keys is PublicKey[] =>
  Array.isArray(keys) && keys.every((key: Record<string, unknown>) => typeof key?.kid === 'string' && typeof key.spki === 'string')

/** Every key is checked, as the second one is first used when the gateway changes its own. */
const pinOf = ({ kid, spki }: PublicKey, index: number): Option => [
  `gateway.publicKeys.${index}`,
  { kid, spki },
  kid !== '' && isRsaKey(spki),
  'a kid, and the spki of an RSA key: the base64 between the lines of `openssl rsa -pubout`, without line breaks',
]

/** DER of a SubjectPublicKeyInfo: a sequence as long as the text, with the object id of RSA. */
function isRsaKey(spki: string): boolean {
  try {
    const bytes = fromBase64(spki)
    const length = (bytes[2]! << 8) | bytes[3]!
    const isSequence = bytes[0] === 0x30 && bytes[1] === 0x82 && bytes.length === length + 4
    return isSequence && String.fromCharCode(...bytes.slice(0, 40)).includes('\x2a\x86\x48\x86\xf7\x0d\x01\x01\x01')
  } catch {
    return false
  }
}

const isCode = (code: unknown) => typeof code === 'string' && /^[\w.:-]{1,80}$/.test(code)

const languages = "'PT' or 'EN'"
const isLanguage = (language: unknown) => language === 'PT' || language === 'EN'
