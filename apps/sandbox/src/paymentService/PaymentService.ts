/** A payer or payee. */
export interface Person {
  /** CPF, digits; CNPJ for a company. */
  taxNumber: string
  name: string
}

/** A bank account, in the form of a member's destination: the bank's three-digit code, branch, number with check digit. */
export interface BankAccount {
  bankCode: string
  branch: string
  number: string
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

/** The data that the payer needs; fields that a kind does not have are ''. */
export interface Charge {
  txid: string
  brCode: string
  /** What the code must say; `key` is for a service whose codes have a key instead of an address. */
  receiver: { name: string; city: string; host: string; key?: string }
  /** Absolute, or a path on the gateway's own origin. */
  payUrl: string
  qrText: string
}

/** Money that the service has received. The same payment is always reported under the same id. */
export interface Payment {
  endToEndId: string
  orderNo: string
  /** Cents. */
  amount: number
  payer: Person
  /** The account that paid, if the service reports it: members who share one belong together. */
  payerAccount?: BankAccount
  paidAt: number
  /** The service gave it back because we requested that. */
  returned?: { id: string; at: number }
  /** The bank took it back. */
  clawedBackAt?: number
}

/** A payment out, under the withdrawal's own number. */
export interface PayoutOrder {
  key: string
  /** Cents. */
  amount: number
  /** The required holder of the destination. */
  to: Person
  destination: { type: 'PIX'; keyType: string; key: string } | { type: 'BANK'; bankCode: string; branch: string; account: string }
}

/** `sent`: the service has it; `failed`: the service refused it; `returned`: the other bank gave it back, perhaps after it had arrived. */
export interface Payout {
  key: string
  endToEndId: string
  status: 'sent' | 'arrived' | 'failed' | 'returned'
  /** The moment of that status. */
  at: number
}

/** The subject of a webhook: payments for an order, or a payment out. */
export type Notice = { orderNo: string } | { payoutKey: string }

/** Some hundred payments at most; `next` is absent on the last page. */
export interface PaidPage {
  payments: Payment[]
  next?: string
}

/** Some hundred payments out at most; `next` is absent on the last page. */
export interface PayoutPage {
  payouts: Payout[]
  next?: string
}

/**
 * Where deposits come from and withdrawals go: one folder per real service. Every function may be called again with the same arguments and
 * must then have no second effect; none is ever called inside a transaction; a call that throws is retried later.
 */
export interface PaymentService {
  /** The service's name in the ledger; it never changes. */
  name: string
  createCharge(charge: NewCharge): Promise<Charge>
  /** Deactivates the code or page of an order; a payment that still arrives with it is reported like any other. */
  cancelCharge(orderNo: string): Promise<void>
  /** Everything that was paid for an order. This is the source of truth: webhooks only signal when to request it. */
  getCharge(orderNo: string): Promise<Payment[]>
  /** What was paid, returned or clawed back since then, independent of webhooks: one page, with the cursor of the next one. */
  listPaid(since: number, cursor?: string): Promise<PaidPage>
  /** Sends money to an account; called again with the same key it is the same payment, and returns its current state. */
  payOut(order: PayoutOrder): Promise<Payout>
  /** Its current state; undefined if the service never received it. */
  getPayout(key: string): Promise<Payout | undefined>
  /** Payments that arrived, failed or were returned since then, independent of webhooks: an arrived one can be returned weeks later. */
  listPayouts(since: number, cursor?: string): Promise<PayoutPage>
  /** Returns a payment to its payer. */
  returnPayment(order: { endToEndId: string; amount: number }): Promise<{ returnId: string; at: number }>
  /** The subject of a webhook; undefined if the service did not send it, or sent it long ago. */
  verifyWebhook(headers: Headers, body: string): Notice | undefined
}
