import type { EffectHandler } from '../ledger/effects.ts'
import type { BankParts } from './bank/SimulatedBank.ts'
import type { Settling } from './Settling.ts'

/** The gateway's access to the service that pays and is paid. */
export interface Payments {
  service: Settling['service']
  settling: Settling
  /** The simulated bank itself, undefined if a real service is behind the interface. */
  bank: BankParts | undefined
  effects: Record<string, EffectHandler>
  /** Runs the external effects that transactions have queued. */
  wake(): Promise<void>
  /** Time-driven work: codes that expire, webhooks that are due, payments without a webhook. */
  keepUp(): Promise<void>
}
