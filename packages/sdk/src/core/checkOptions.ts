import type { ClientOptions } from './Client.ts'
import { ValidationError } from './errors.ts'

// For development: a production build leaves all of this out, since the app was tried before.

/** Throws what is wrong with the options of a client, all of it at once. */
export function checkOptions(options: Partial<ClientOptions> | undefined) {
  const { gateway, merchant, trialMerchant, language } = options ?? {}
  const keys = gateway?.publicKeys
  check('createClient', [
    ['gateway.url', gateway?.url, isAddress(gateway?.url), globalThis.location ? "'' for the origin of this page, or " + address : address],
    ['gateway.publicKeys', keys, isKeys(keys), 'a list of { kid, spki }, or [] to trust the key that the gateway gives'],
    ['merchant', merchant, isCode(merchant), "a merchant's code, such as 'brand'"],
    ['trialMerchant', trialMerchant, isCode(trialMerchant), "the code of the merchant of trial accounts, such as 'brand_trial'"],
    ['language', language, typeof language === 'function' || isLanguage(language), `${languages}, or a function that returns one of them`],
  ])
}

/** Throws for a language that no gateway knows. */
export const checkLanguage = (language: unknown) => check('createClient', [['language()', language, isLanguage(language), languages]])

function check(where: string, options: [name: string, value: unknown, right: boolean, expected: string][]) {
  const wrong = options.filter(([, , right]) => !right)
  if (wrong.length === 0) return
  const problems = wrong.map(
    ([name, value, , expected]) => `${name}: expected ${expected}, received ${JSON.stringify(value) ?? typeof value}`,
  )
  const fields = Object.fromEntries(wrong.map(([name]) => [name, 'validation']))
  throw new ValidationError(`${where}: ${problems.join('; ')}`, fields, { code: 'validation' })
}

const address = "an address with its scheme, such as 'https://gateway.example' or 'http://localhost:4000'"

function isAddress(url: unknown) {
  if (url === '') return Boolean(globalThis.location)
  if (typeof url !== 'string' || !/^https?:\/\//.test(url) || !URL.canParse(url)) return false
  const { search, hash, username } = new URL(url)
  return !search && !hash && !username
}

const isKeys = (keys: unknown) =>
  Array.isArray(keys) && keys.every((key: Record<string, unknown>) => typeof key?.kid === 'string' && typeof key.spki === 'string')

const isCode = (code: unknown) => typeof code === 'string' && /^[\w.:-]{1,80}$/.test(code)

const languages = "'PT' or 'EN'"
const isLanguage = (language: unknown) => language === 'PT' || language === 'EN'
