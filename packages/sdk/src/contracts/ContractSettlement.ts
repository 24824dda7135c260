import * as z from 'zod/mini'
import { id, int, money, oneOf, optionalInt, text } from '../core/wire/fields.ts'
import { ContractPayer } from './Contract.ts'
import { ContractFigures, periodFields } from './ContractFigures.ts'
import { ContractKind } from './ContractKind.ts'
import { ContractTerms } from './ContractTerms.ts'

/** `none`: nothing is due. `unpaid`: the agent who owed it has left without enough money. */
export const SettlementState = /* @__PURE__ */ oneOf('open', 'paid', 'none', 'unpaid')
export type SettlementState = (typeof SettlementState.options)[number]

/** One closed period of a contract, with all inputs that its amount was calculated from: `settlePeriod` returns the same. */
export const ContractSettlement = /* @__PURE__ */ z.object({
  /** Id of the settlement. */
  settlementId: id,
  /** Id of the contract. */
  contractId: id,
  /** Kind of the contract. */
  kind: ContractKind,
  /** The member who is paid. */
  memberId: id,
  userName: text,
  ...periodFields,
  /** The team's figures. */
  figures: ContractFigures,
  /** The terms in force. */
  terms: ContractTerms,
  /** The tier that was reached, from 1; 0 for none. */
  tier: int,
  /** Negative carry-over from before. */
  carryIn: money,
  /** What a share is calculated from: the basis and the carry-over. */
  base: money,
  /** The amount due. */
  due: money,
  /** Negative carry-over afterwards. */
  carryOut: money,
  /** Whether it is due, was paid, or nothing is due. */
  state: SettlementState,
  /** Who pays. */
  payer: ContractPayer,
  /** When it was paid, ms. */
  paidAt: optionalInt,
  /** Number of the payment, '' if there is none. */
  orderNo: text,
})
export type ContractSettlement = z.output<typeof ContractSettlement>
