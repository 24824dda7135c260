import { minor, type Minor } from '../core/Minor.ts'
import type { WithdrawFee } from './getWithdrawSettings.ts'

/** The fee on an amount, in cents, rounded down in favour of the player. The rest is received. */
export function withdrawFee({ freeLeft, rate, fixed, cap }: WithdrawFee, amount: Minor): Minor {
  if (freeLeft > 0) return minor(0)
  const fee = Math.floor((amount * rate) / 10_000) + fixed
  return minor(Math.min(amount, cap > 0 ? Math.min(cap, fee) : fee))
}
