import { writeBrCode } from '@platform/sdk/brCode'
import { minor } from '@platform/sdk'
import { newToken } from '../../gateway/tokens.ts'
import type { Charge, NewCharge } from '../PaymentService.ts'
import type { BankParts } from './SimulatedBank.ts'
import { alphanumeric } from './transactionId.ts'

const HOST = 'pix.banco.example'
const CITY = 'SAO PAULO'

/** Allowed characters of a code: capital letters without accents. */
const plainText = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .toUpperCase()
    .slice(0, 25)
    .trim()

/** A charge, the same one for the same order. */
export async function createCharge({ db, vault, now }: BankParts, order: NewCharge): Promise<Charge> {
  await db
    .insertInto('bank_charges')
    .values({
      txid: alphanumeric(32),
      reference: order.orderNo,
      kind: order.kind,
      amount: order.amount,
      receiver: order.receiver,
      token: newToken(),
      debtor: vault.seal(JSON.stringify(order.debtor)),
      created_at: now(),
      expires_at: order.expiresAt,
      cancelled_at: null,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute()
  const row = await db.selectFrom('bank_charges').selectAll().where('reference', '=', order.orderNo).executeTakeFirstOrThrow()
  const receiver = { name: plainText(row.receiver), city: CITY, host: HOST }
  const path = `/bank/pay/${row.token}`
  const brCode = () =>
    writeBrCode({
      singleUse: true,
      to: { url: `${HOST}/qr/v2/${row.token.slice(0, 36)}` },
      amount: minor(row.amount),
      name: receiver.name,
      city: CITY,
      txid: '***',
    })
  return {
    txid: row.txid,
    brCode: row.kind === 'pix' ? brCode() : '',
    receiver,
    payUrl: row.kind === 'page' ? path : '',
    qrText: row.kind === 'wallet' ? path : '',
  }
}
