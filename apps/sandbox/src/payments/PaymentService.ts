/** Somebody who pays or is paid. */
export interface Person {
  /** CPF, digits; CNPJ for a company. */
  taxNumber: string
  name: string
}

export interface NewCharge {
  /** The order's own number: a second request for it gets the same charge. */
  orderNo: string
  /** `pix`: a code; `page`: a payment page of the service; `wallet`: the QR code of a foreign wallet. */
  kind: 'pix' | 'page' | 'wallet'
  /** Cents. */
  amount: number
  /** Name of the merchant, as the payer sees it. */
  receiver: string
  debtor: Person
  /** Milliseconds. */
  expiresAt: number
}

/** What the payer needs; what a kind has not is ''. */
export interface Charge {
  txid: string
  brCode: string
  receiver: { name: string; city: string; host: string }
  /** Absolute, or a path on the gateway's own origin. */
  payUrl: string
  qrText: string
}

/** Money that the service has. The same payment is always told under the same id. */
export interface Payment {
  endToEndId: string
  orderNo: string
  /** Cents. */
  amount: number
  payer: Person
  paidAt: number
  /** The service gave it back because we requested that. */
  returned?: { id: string; at: number }
  /** The bank took it back. */
  clawedBackAt?: number
}

/**
 * Where deposits come from and withdrawals go: one folder per real service. Every function may be called again with the same arguments and
 * must then have no second effect; none is ever called inside a transaction; what throws is tried again later.
 */
export interface PaymentService {
  createCharge(charge: NewCharge): Promise<Charge>
  /** Everything that was paid for an order. This is the truth: webhooks only say when to ask. */
  getCharge(orderNo: string): Promise<Payment[]>
  /** What was paid, returned or clawed back since then, whatever webhooks said. */
  listPaid(since: number): Promise<Payment[]>
  /** Sends money to an account. `key` is the withdrawal's own number. */
  payOut(order: { key: string; pixKey: string; amount: number; to: Person }): Promise<{ endToEndId: string; at: number }>
  /** Gives a payment back to whoever paid it. */
  returnPayment(order: { endToEndId: string; amount: number }): Promise<{ returnId: string; at: number }>
  /** The order that a webhook is about; undefined where the service did not send it, or did so long ago. */
  verifyWebhook(headers: Headers, body: string): { orderNo: string } | undefined
}
