import { minor } from '@platform/sdk'
import { getTransactionStatus, getTurnover, getWalletBalance } from '@platform/sdk/wallet'
import { memberOf } from '../gateway/Context.ts'
import { handle } from '../gateway/handle.ts'
import { balanceOf } from '../ledger/wallet.ts'
import { statusOf } from './statusOf.ts'
import { turnoverOf } from './turnoverOf.ts'

export const walletRoutes = [
  handle(getWalletBalance, async (_input, context) => {
    await context.services.draws.keepUp()
    return { sumBalance: minor(await balanceOf(context.db, memberOf(context).id)), currencySymbol: context.merchant.currencySymbol }
  }),
  handle(getTurnover, (_input, context) => turnoverOf(context)),
  handle(getTransactionStatus, ({ key }, context) => statusOf(key, context)),
]
