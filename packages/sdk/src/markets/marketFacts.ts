import { forbiddenBy } from './forbiddenBy.ts'
import type { MarketProfile } from './MarketProfile.ts'
import type { PaymentMeans } from './MarketRule.ts'
import { numberOf } from './numberOf.ts'

/** Whether an authority licenses its sites, which then name their operator. */
export const isLicensed = ({ requires }: MarketProfile): boolean => requires.legalCard !== undefined

/** Whether the agreement of a registration starts ticked (2.10); the age box never does. */
export const agreeStartsTicked = (market: MarketProfile): boolean => numberOf(market, 'agreeStartsTicked') === true

/** Whether pages may mention bonuses and cashback (2.15): not where the usual one, for a deposit, is forbidden. */
export const mentionsBonuses = (market: MarketProfile): boolean => !forbiddenBy(market, { bonus: 'deposit' })

/** Whether agents may be paid by what their players lose. */
export const paysAgents = (market: MarketProfile): boolean => !forbiddenBy(market, { income: 'loss' })

/** Whether it has games of a category (section 1). */
export const hasCategory = ({ game }: MarketProfile, category: string): boolean => (game.categories as readonly string[]).includes(category)

/** Whether it has a game: its category, and an average return (basis points) that is high enough. */
export const hasGame = (market: MarketProfile, { category, rtp }: { category: string; rtp: number }): boolean =>
  hasCategory(market, category) && rtp >= (numberOf(market, 'rtpMin') ?? 0)

/** Whether members may deposit and withdraw in this way. */
export const hasMeans = (market: MarketProfile, means: PaymentMeans): boolean =>
  market.texts.means[means] !== undefined && !forbiddenBy(market, { means })

type Link = MarketProfile['requires']['links'][number]

/** The links that a site shows in a place; `own`: addresses of the operator's own pages, by id. */
export const linksAt = ({ requires }: MarketProfile, place: Link['where'][number], own: Readonly<Record<string, string>> = {}) =>
  requires.links
    .filter(({ where }) => where.includes(place))
    .flatMap(({ id, name, href = own[id] }) => (href === undefined ? [] : [{ id, name, href }]))

/** The warnings that a site shows in a place; `{age}` in them is the merchant's minimum age. */
export const warningsAt = ({ requires }: MarketProfile, place: Link['where'][number]) =>
  requires.warnings.filter(({ where }) => where.includes(place)).map(({ text }) => text)

/** A zone of the IANA list, and its name beside a time. */
export type TimeZone = NonNullable<MarketProfile['numbers']['timeZone']>['value']

const brasilia: TimeZone = { zone: 'America/Sao_Paulo', name: { 'pt-BR': 'Brasília', en: 'Brasília' } }

/** The time zone in which the days of its limits begin, Brasília's where the market has none of its own. */
export const timeZoneOf = (market: MarketProfile): TimeZone => numberOf(market, 'timeZone') ?? brasilia

/** The youngest age at which a merchant's members play: its own, never under that of its market. */
export const minimumAgeOf = (market: MarketProfile, own = 18): number => Math.max(own, numberOf(market, 'minimumAge') ?? own)

/** Whether an identity is accepted before a member plays and deposits, and not only before a withdrawal. */
export const needsIdentity = (market: MarketProfile): boolean => numberOf(market, 'identityBefore') === 'play'

/** Whether members have a CPF: where the law lists the facts of a registration, only if it is one of them. */
export const asksDocument = ({ requires }: MarketProfile): boolean => requires.registration?.value.includes('document') ?? true

/** Whether a demo is for members of age alone, whose identity is accepted; else it is for guests. */
export const membersTry = (market: MarketProfile): boolean => numberOf(market, 'demo') === 'verified'

/** Whether each banner and promotion shows the minimum age. */
export const showsAgeOnOffers = ({ requires }: MarketProfile): boolean => requires.ageOnOffers?.value === true

/** Whether each game names its prizes, before its launch and in it. */
export const namesPrizes = ({ requires }: MarketProfile): boolean => requires.prizesNamed?.value === true
