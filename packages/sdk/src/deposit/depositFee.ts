import { minor, type Minor } from '../core/Minor.ts'
import type { DepositChannel } from './DepositChannel.ts'

/** The fee on an amount, in cents, rounded down in favour of the player. The rest is credited. */
export const depositFee = ({ feeRate, feeFixed }: Pick<DepositChannel, 'feeRate' | 'feeFixed'>, amount: Minor): Minor =>
  minor(Math.min(amount, Math.floor((amount * feeRate) / 10_000) + feeFixed))
