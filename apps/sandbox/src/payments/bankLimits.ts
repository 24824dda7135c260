import { minor } from '@platform/sdk'
import type { BankLimits } from '@platform/sdk/deposit'
import type { PaymentMeans } from '@platform/sdk/markets'

const anyBank: BankLimits = {}

/**
 * What banks commonly limit, by means of payment. PIX: the central bank's defaults for the night, from 20 to 6 o'clock, and for a device
 * that is not registered; a customer can change only the first.
 */
export const bankLimits: Partial<Record<PaymentMeans, BankLimits>> = {
  pix: {
    night: { amount: minor(100_000), from: 20, until: 6 },
    device: { amount: minor(20_000), daily: minor(100_000) },
  },
  bankTransfer: anyBank,
  debitCard: anyBank,
  prepaidCard: anyBank,
  creditCard: anyBank,
}
