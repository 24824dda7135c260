import { legalPlaces, type MerchantConfig } from '@platform/player/merchant'
import { forbiddenWord, hasCategory, marketOf, type MarketProfile } from '@platform/sdk/markets'
import type { Brand } from '../Brand.ts'
import { error, type Finding } from '../Finding.ts'

/** A brand has what the profile of its market requires, and nothing that it excludes. */
export function checkMarket({ config }: Brand): Finding[] {
  const market = marketOf(config.market)
  return [age, host, card, links, description, categories].flatMap((check) => check(config, market))
}

function age({ minimumAge }: MerchantConfig, { code, numbers }: MarketProfile): Finding[] {
  const least = numbers.minimumAge
  if (!least || minimumAge >= least.value) return []
  return [
    error('merchant.ts: minimumAge', `in the market ${code} players are ${least.value} or older (${least.article})`, `use ${least.value}`),
  ]
}

/** The address of an example, which checkLicence reports, has another ending. */
function host({ domain }: MerchantConfig, { code, numbers }: MarketProfile): Finding[] {
  const suffix = numbers.domainSuffix
  if (!suffix || domain.endsWith(suffix.value) || domain.endsWith('.example')) return []
  const problem = `${domain} does not end in ${suffix.value}, as the market ${code} requires (${suffix.article})`
  return [error('merchant.ts: domain', problem, `use a name that ends in ${suffix.value}`)]
}

/** Without licence or operator at all, checkLicence reports that. */
function card(config: MerchantConfig, { code, requires }: MarketProfile): Finding[] {
  if (!requires.legalCard || !config.licence || !config.operator) return []
  const { value: fields, article } = requires.legalCard
  return fields
    .map((field) => legalPlaces[field])
    .filter((place) => !valueAt(config, place))
    .map((place) => error(`merchant.ts: ${place}`, `the legal card of the market ${code} names it (${article})`, 'add it'))
}

const valueAt = (config: object, place: string): unknown =>
  place.split('.').reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], config)

function links({ links: own = {} }: MerchantConfig, { code, requires }: MarketProfile): Finding[] {
  return requires.links
    .filter(({ id, href }) => !href && !own[id])
    .map(({ id, name, article }) =>
      error(`merchant.ts: links.${id}`, `sites of the market ${code} link to it: ${name.en} (${article})`, 'add the address of your page'),
    )
}

function description({ description: text, defaultLocale }: MerchantConfig, market: MarketProfile): Finding[] {
  const word = forbiddenWord(market, defaultLocale, text)
  return word ? [error('merchant.ts: description', `its market rules out “${word}”`, 'describe the site without it')] : []
}

function categories({ categories: sold }: MerchantConfig, market: MarketProfile): Finding[] {
  return sold
    .filter((category) => !hasCategory(market, category))
    .map((category) =>
      error('merchant.ts: categories', `the market ${market.code} has no ${category} (${market.game.article})`, 'delete it'),
    )
}
