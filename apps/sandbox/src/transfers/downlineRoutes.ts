import { minor, type InputOf } from '@platform/sdk'
import { getTransferEnabled, transferDownline, transferMultipleDownline } from '@platform/sdk/wallet'
import type { Context } from '../gateway/Context.ts'
import { handle } from '../gateway/handle.ts'
import { confirmPayment } from '../security/exports.ts'
import { rulesOf } from '../withdrawals/exports.ts'
import { MOST_RECEIVERS, receiversOf } from './receiversOf.ts'
import { assertOn, sendMoney } from './sendMoney.ts'
import { transferFacts } from './transferFacts.ts'
import { transferOf } from './transferOf.ts'

type Form = InputOf<typeof transferMultipleDownline>

/** Checks the agent's permission and the receivers before the password: a wrong password counts as a try and may lock it. */
async function confirm(form: Form, context: Context): Promise<void> {
  assertOn((await rulesOf(context)).transfer_down)
  await receiversOf(form.receivers, context)
  await confirmPayment(context, 'transfer', form)
}

async function send({ purpose, note, again = false, ...form }: Form, context: Context) {
  // Checked again: an account may have been closed since.
  const receivers = await receiversOf(form.receivers, context)
  const numbers = await sendMoney(context, { direction: 'down', receivers, purpose, note, again })
  const orders = []
  for (const orderNo of numbers) orders.push(await transferOf(context, orderNo))
  return orders
}

const asList = ({ memberId, amount, ...form }: InputOf<typeof transferDownline>): Form => ({ ...form, receivers: [{ memberId, amount }] })

/** Transfers of an agent to direct members. */
export const downlineTransferRoutes = [
  handle(getTransferEnabled, async (_input, context) => {
    const { balance, free, min, max, down, readiness } = await transferFacts(context)
    const sums = { balance: minor(balance), transferable: minor(free), min: minor(min), max: minor(max) }
    return { enabled: down, ...sums, mostReceivers: MOST_RECEIVERS, readiness }
  }),
  handle(transferDownline, async (form, context) => (await send(asList(form), context))[0]!, {
    before: (form, context) => confirm(asList(form), context),
  }),
  handle(transferMultipleDownline, async (form, context) => ({ orders: await send(form, context) }), { before: confirm }),
]
