import type { Db } from '../db/openDatabase.ts'
import type { EffectHandler } from '../ledger/effects.ts'
import type { BankParts } from './bank/SimulatedBank.ts'
import type { Settling } from './Settling.ts'

declare module '../gateway/Services.ts' {
  interface Services {
    /** The service that pays members and is paid by them. */
    payments: Payments
  }
}

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
  /** Ends the member's orders whose code has expired. */
  expireDue(db: Db, memberId: number): Promise<void>
  /** Ends the waiting orders of a member who may not deposit any more. */
  cancelWaiting(db: Db, memberId: number): Promise<void>
}
