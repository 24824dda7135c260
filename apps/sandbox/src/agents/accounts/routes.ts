import * as calls from '@platform/sdk/agents'
import { offeredProducts } from '../../catalogue/exports.ts'
import { memberOf } from '../../gateway/Context.ts'
import { handle } from '../../gateway/handle.ts'
import { agentRates } from './agentRates.ts'
import { createLink, deleteLink, linksOf, MOST_LINKS } from './links.ts'
import { limitedBy, openAccount, validateAccount } from './openAccount.ts'

/** How members become direct members of an agent. */
export const agentAccountRoutes = [
  handle(calls.getGlobalRebateSettings, async (_input, context) => {
    const offeredTypes = await offeredProducts(context)
    return {
      products: (await agentRates(context.db, memberOf(context).id, context.now())).filter(({ gameType }) => offeredTypes.has(gameType)),
    }
  }),
  handle(calls.openAccount, (form, context, passwordHash: string) => openAccount(context, form, passwordHash), {
    limitedBy,
    before: (form, context) => validateAccount(context, form),
  }),
  handle(calls.getAffiliateUrls, async (_input, context) => ({ content: await linksOf(context), most: MOST_LINKS })),
  handle(calls.createAffiliateUrl, (form, context) => createLink(context, form)),
  handle(calls.removeAffiliateUrl, async ({ code }, context) => {
    await deleteLink(context, code)
    return {}
  }),
]
