import { minor } from '@platform/sdk'
import { getTransfer, getTransferSettings, transferUpline } from '@platform/sdk/wallet'
import { maskUser } from '../base/maskUser.ts'
import { handle } from '../gateway/handle.ts'
import { confirmPayment } from '../security/exports.ts'
import { downlineTransferRoutes } from './downlineRoutes.ts'
import { sendMoney } from './sendMoney.ts'
import { transferFacts } from './transferFacts.ts'
import { transferOf } from './transferOf.ts'
import { receiverAbove, uplineOf } from './uplineOf.ts'

/** Transfers between members, up and down. */
export const transferRoutes = [
  handle(getTransferSettings, async (_input, context) => {
    const upline = await uplineOf(context)
    const { balance, free, min, max, readiness } = await transferFacts(context)
    const sums = { balance: minor(balance), transferable: minor(Math.min(free, max)), min: minor(min), max: minor(max) }
    return { upline: maskUser(upline.account), ...sums, readiness }
  }),
  handle(
    transferUpline,
    async ({ amount, purpose, note, again = false }, context) => {
      const receivers = await receiverAbove(context, amount)
      const [orderNo] = await sendMoney(context, { direction: 'up', receivers, purpose, note, again })
      return transferOf(context, orderNo!)
    },
    {
      before: async (form, context) => {
        await receiverAbove(context, form.amount)
        await confirmPayment(context, 'transfer', form)
      },
    },
  ),
  ...downlineTransferRoutes,
  handle(getTransfer, ({ orderNo }, context) => transferOf(context, orderNo)),
]
