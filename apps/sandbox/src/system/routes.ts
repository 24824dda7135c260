import { getConsolidatedSettings, getCountries, getCryptoKey, getSystemStatus, getWhitelabel } from '@platform/sdk/account'
import type { OutputOf } from '@platform/sdk'
import type { Context } from '../gateway/Context.ts'
import { mobileRulesOf, countriesIn } from '../account/exports.ts'
import { serviceContacts } from '../messages/exports.ts'
import { handle } from '../gateway/handle.ts'
import { imageCDNsAt } from './imageCDNs.ts'

type Settings = OutputOf<typeof getConsolidatedSettings>

export const systemRoutes = [
  handle(getCryptoKey, (_input, { services }) => {
    const { kid, spki, notAfter } = services.keys.current()
    return { kid, spki, notAfter, serverTime: services.now() }
  }),
  handle(getSystemStatus, (_input, context) => ({ ...statusOf(context), until: reopensAt(context) })),
  handle(getConsolidatedSettings, (_input, context) => settings(context), { shared: 1000 }),
  handle(getWhitelabel, async (_input, context) => (await configurationOf(context)).whitelabel, { shared: 1000 }),
  handle(getCountries, async (_input, context) => countriesIn(context.language, await mobileRulesOf(context)), { shared: 60_000 }),
]

/** The gateway has no geolocation data: every caller counts as located in Brazil. */
function statusOf({ services, merchant }: Context) {
  const { maintenance, upgrading, region, ip } = services.console.current()
  const isIn = (brands: string[]) => brands.includes(merchant.brand)
  return {
    maintenance: isIn(maintenance),
    upgrading: isIn(upgrading),
    regionRestriction: isIn(region),
    ipRestriction: isIn(ip),
    location: 'BR',
  }
}

/** The expected end of the maintenance, undefined outside of it. */
function reopensAt({ services, merchant: { brand } }: Context) {
  const { maintenance, reopensAt: times } = services.console.current()
  return maintenance.includes(brand) ? times[brand] : undefined
}

async function settings(context: Context): Promise<Settings> {
  const { settings: storedSettings, whitelabel } = await configurationOf(context)
  // The origin of game pages: the front end opens launches of no other origin.
  const paths = { ...storedSettings.paths, play: context.origin }
  const customerService = Object.fromEntries((await serviceContacts(context)).map(({ type, value }) => [type, value]))
  const { USERNAMEREG3 = false, MOBILEREG3 = false } = whitelabel.flags
  const register = { username: USERNAMEREG3, mobile: MOBILEREG3 }
  const { merchant, services, origin } = context
  const imageCDNs = services.console.current().imageCDNs.includes(merchant.brand) ? imageCDNsAt(origin) : storedSettings.imageCDNs
  const { currencySymbol } = merchant
  const offered = { refreshSignIn: true, proofOfWork: true }
  return { ...storedSettings, ...offered, imageCDNs, paths, customerService, register, whitelabel, ...statusOf(context), currencySymbol }
}

/** The settings and flags that `configureMerchants` stored. */
function configurationOf({ db, merchant }: Context) {
  return db.selectFrom('merchants').select(['settings', 'whitelabel']).where('code', '=', merchant.brand).executeTakeFirstOrThrow()
}
