import type { Minor, OutputOf } from '@platform/sdk'
import type { getSentEnvelopes } from '@platform/sdk/rewards'
import { checkAmount, type AmountProblem } from '../../blocks/form/checkAmount.ts'
import { limitsOf, type TransferSettings } from '../TransferSettings.ts'

/** Limits of an envelope. */
export type EnvelopeRules = Pick<OutputOf<typeof getSentEnvelopes>, 'members' | 'mostPackets' | 'least' | 'hours'>

export interface EnvelopeProblems {
  amount?: AmountProblem | 'small'
  packets?: 'empty' | 'packetsMost'
}

interface Envelope {
  settings: Pick<TransferSettings, 'min' | 'max' | 'transferable'>
  rules: EnvelopeRules
  amount: Minor | undefined
  packets: number | undefined
}

/** Why an envelope cannot be sent; the gateway validates it again. */
export function envelopeProblems({ settings, rules, amount, packets }: Envelope): EnvelopeProblems {
  const small = amount !== undefined && packets !== undefined && amount < packets * rules.least
  return {
    amount: checkAmount(amount, limitsOf(settings)) ?? (small ? 'small' : undefined),
    packets: !packets ? 'empty' : packets > rules.mostPackets ? 'packetsMost' : undefined,
  }
}
