import { expect } from 'vitest'
import type { Client } from '@platform/sdk'
import { minor } from '@platform/sdk'
import { depositByGateway, getDepositOrder } from '@platform/sdk/deposit'
import { consoleApi, makeClient, newMember, type NewMemberOptions } from '@platform/test-kit/browser'

/** The pause of the page before it looks at the order again. */
export const POLL_MS = 3000

/** A member with name and CPF, who may deposit immediately. */
export async function depositor(options: NewMemberOptions = {}) {
  const { session, userName, idNumber } = await newMember({ payeeName: 'Ana Clara Souza', idNumber: 'new', ...options })
  return { client: makeClient({ session, merchant: options.merchant }), session, userName, idNumber }
}

/** A PIX order of the member that is waiting for its payment. */
export async function pixOrder(client: Client, amount = 5000): Promise<string> {
  const { orderNo } = await depositByGateway(client, { channelId: 'pix', amount: minor(amount) }, { idempotencyKey: crypto.randomUUID() })
  await expect.poll(async () => (await getDepositOrder(client, { orderNo })).status).toBe('waiting')
  return orderNo
}

/** The bank reports a payment: `exact`, `otherPayer`, `otherAmount`, `twice`… */
export const pay = (orderNo: string, how = 'exact') => consoleApi('bank/pay', { orderNo, how })
