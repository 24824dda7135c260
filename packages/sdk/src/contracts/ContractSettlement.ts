import { id, int, money, oneOf, optionalInt, text } from '../core/fields.ts'
import { z } from '../core/schema.ts'
import { ContractPayer } from './Contract.ts'
import { ContractFigures, periodFields } from './ContractFigures.ts'
import { ContractKind } from './ContractKind.ts'
import { ContractTerms } from './ContractTerms.ts'

/** `none`: nothing is due. */
export const SettlementState = /* @__PURE__ */ oneOf('open', 'paid', 'none')
export type SettlementState = (typeof SettlementState.options)[number]

/** One period of a contract, closed, with everything that its amount was computed from: `settlePeriod` gives the same. */
export const ContractSettlement = /* @__PURE__ */ z.object({
  /** Id of the settlement. */
  settlementId: id,
  /** Id of the contract. */
  contractId: id,
  /** What it pays. */
  kind: ContractKind,
  /** Whom it pays. */
  memberId: id,
  userName: text,
  ...periodFields,
  /** What the team did. */
  figures: ContractFigures,
  /** The terms that were in force. */
  terms: ContractTerms,
  /** The tier that was reached, from 1; 0 for none. */
  tier: int,
  /** What was left below zero before. */
  carryIn: money,
  /** What a share is of: the basis and what was carried in. */
  base: money,
  /** What is due. */
  due: money,
  /** What is left below zero after. */
  carryOut: money,
  /** Whether it is to be paid, was paid, or nothing is due. */
  state: SettlementState,
  /** Who pays. */
  payer: ContractPayer,
  /** When it was paid, ms. */
  paidAt: optionalInt,
  /** Number of the payment, '' where there is none. */
  orderNo: text,
})
export type ContractSettlement = z.output<typeof ContractSettlement>
