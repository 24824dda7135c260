import { getCustomerService, getDomainRoutes, getRegisterRules, getRegisterSettings, getVillages } from '@platform/sdk/account'
import type { Context } from '../gateway/Context.ts'
import { handle } from '../gateway/handle.ts'
import { originsOf } from '../gateway/merchants.ts'
import { registerSettings, rulesOf } from './registerRules.ts'
import { serviceContacts } from '../messages/exports.ts'

/** Public data about a merchant's accounts and service. */
export const siteRoutes = [
  handle(getRegisterSettings, (_input, context) => registerSettings(context), { shared: 1000 }),
  handle(getRegisterRules, (_input, context) => rulesOf(context), { shared: 1000 }),
  handle(getDomainRoutes, (_input, context) => domainRoutes(context), { shared: 1000 }),
  handle(getCustomerService, (_input, context) => serviceContacts(context), { shared: 1000 }),
  handle(getVillages, ({ parent }, context) => villagesOf(context, parent), { shared: 60_000 }),
]

/** The site's home, and where else this gateway serves it. */
function domainRoutes({ merchant, origin }: Context) {
  return originsOf(merchant, origin).map((url, index) => ({ url, main: index === 0 }))
}

function villagesOf({ db }: Context, parent: string | undefined) {
  const all = db.selectFrom('villages').select(['code', 'name', 'parent']).orderBy('parent').orderBy('name')
  return (parent === undefined ? all : all.where('parent', '=', parent)).execute()
}
