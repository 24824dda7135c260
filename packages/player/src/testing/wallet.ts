import type { Wallet } from '../session/useWallet.ts'

const nothing = () => undefined

/** A member's wallet for stories. */
export const wallet: Wallet = {
  name: 'Ana Clara',
  trial: false,
  minor: 123_456,
  symbol: 'R$',
  masked: false,
  hidden: false,
  refreshing: false,
  refresh: nothing,
  toggleMask: nothing,
}
