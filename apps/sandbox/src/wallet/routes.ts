import { minor } from '@platform/sdk'
import { getMerchantWallet, getTransactionStatus, getTurnover, getWalletBalance, transferBetweenWallets } from '@platform/sdk/wallet'
import { memberOf } from '../gateway/Context.ts'
import { handle } from '../gateway/handle.ts'
import { balanceOf } from '../ledger/wallet.ts'
import { moveBetweenWallets } from './moveBetweenWallets.ts'
import { ownWalletsOf } from './ownWalletsOf.ts'
import { statusOf } from './statusOf.ts'
import { turnoverOf } from '../records/exports.ts'

export const walletRoutes = [
  handle(getWalletBalance, async (_input, context) => {
    await context.services.draws.keepUp()
    return { sumBalance: minor(await balanceOf(context.db, memberOf(context).id)), currencySymbol: context.merchant.currencySymbol }
  }),
  handle(getMerchantWallet, async (_input, context) => {
    const wallets = await ownWalletsOf(context)
    return { isSingle: wallets.length === 1, wallets }
  }),
  handle(transferBetweenWallets, moveBetweenWallets),
  handle(getTurnover, (_input, context) => turnoverOf(context)),
  handle(getTransactionStatus, ({ key }, context) => statusOf(key, context)),
]
