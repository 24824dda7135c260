import { type MerchantDirectory, originsOf } from '../gateway/merchants.ts'
import type { Place } from './indexPage.ts'

/** What this gateway offers besides its calls. */
export interface Offers {
  console: boolean
  /** Address of Storybook, undefined if it is off. */
  storybookPort?: number
}

/** Links to everything besides the calls. */
export function placesOf(origin: string, { console, storybookPort }: Offers): Place[] {
  const place = (name: string, path: string, about: string): Place => ({ name, address: path, about })
  return [
    place('Reference', '/reference', 'Every call with its fields, how to make it, sealing, and all error codes.'),
    place('OpenAPI', '/openapi.json', 'The same for generators of clients and for tools: OpenAPI 3.1.'),
    place('llms.txt', '/llms.txt', 'The same in plain text, a line for each call.'),
    ...(console ? [place('QA console', '/console', 'Clock, members, balances, faults and flags of this gateway.')] : []),
    place('Health', '/healthz', 'Whether the gateway is up.'),
    place('Readiness', '/readyz', 'Whether it can answer calls: its database answers.'),
    ...(storybookPort
      ? [place('Storybook', `http://${new URL(origin).hostname}:${storybookPort}/`, 'Every component and view in every brand.')]
      : []),
  ]
}

/** Each brand with its site: on a separate port next to a local gateway, otherwise at its domain. */
export function brandsOf(merchants: MerchantDirectory, origin: string): Place[] {
  const brands = merchants.all().filter(({ trial }) => !trial)
  return brands.map((merchant) => {
    const [atDomain = '', beside = ''] = originsOf(merchant, origin)
    const address = origin.startsWith('http:') ? beside : atDomain
    return { name: merchant.name, address, about: `Merchant code ${merchant.code}, trial accounts ${merchant.trialCode}.` }
  })
}
