import * as z from 'zod/mini'
import { flag, id, int, oneOf, text } from '../core/wire/fields.ts'

/** A destination of withdrawals: a PIX key or an account at a bank. */
export const BankCardType = /* @__PURE__ */ oneOf('PIX', 'BANK')
export type BankCardType = 'PIX' | 'BANK'

/** Maximum number of destinations of a member. */
export const MAX_BANK_CARDS = 5

/** Where withdrawals can go: a PIX key or an account at a bank, masked. */
export const BankCard = /* @__PURE__ */ z.object({
  /** Id of the destination. */
  id,
  /** PIX key or bank account. */
  type: BankCardType,
  /** Kind of the PIX key; '' for a bank account. */
  pixKeyType: text,
  /** Code of the bank; '' for a PIX key. */
  bankCode: text,
  /** Name of the bank; '' for a PIX key. */
  bankName: text,
  /** Prefix of key or account, the rest as dots. */
  masked: text,
  /** Name of the holder, masked. */
  payeeName: text,
  /** The default destination of withdrawals. */
  isDefault: flag,
  /** When it was added, ms. */
  createdAt: int,
})
export type BankCard = z.output<typeof BankCard>

/** Identifies a destination of the member. */
export const BankCardId = /* @__PURE__ */ z.object({
  /** Id of the destination. */
  id,
})
