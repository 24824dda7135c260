import type { ContractState, SettlementState } from '@platform/sdk/contracts'

/** The tone of a contract's state, which is also shown in words. */
export const stateTones = {
  proposed: 'warning',
  active: 'win',
  changeProposed: 'warning',
  endProposed: 'warning',
  rejected: 'danger',
  ended: 'neutral',
} as const satisfies Record<ContractState, string>

/** The tone of a settlement's state. */
export const settlementTones = { open: 'warning', paid: 'win', none: 'neutral', unpaid: 'danger' } as const satisfies Record<
  SettlementState,
  string
>
