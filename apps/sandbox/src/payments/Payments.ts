import type { EffectHandler } from '../ledger/effects.ts'
import type { BankParts } from './bank/SimulatedBank.ts'
import type { Settling } from './Settling.ts'

/** How the gateway reaches who pays and is paid. */
export interface Payments {
  service: Settling['service']
  settling: Settling
  /** The simulated bank itself, undefined where a real service is behind the interface. */
  bank: BankParts | undefined
  effects: Record<string, EffectHandler>
  /** Does now what transactions have left to be done outside. */
  wake(): Promise<void>
  /** What comes with time: codes that end, webhooks that are due, payments that no webhook told. */
  keepUp(): Promise<void>
}
