import type { ContractState, SettlementState } from '@platform/sdk/contracts'

/** The colour of how far a contract is; its word says the same. */
export const stateTones = {
  proposed: 'warning',
  active: 'win',
  changeProposed: 'warning',
  endProposed: 'warning',
  rejected: 'danger',
  ended: 'neutral',
} as const satisfies Record<ContractState, string>

/** The same of a settlement. */
export const settlementTones = { open: 'warning', paid: 'win', none: 'neutral' } as const satisfies Record<SettlementState, string>
