import { minor } from '@platform/sdk'
import type { TransferItem, TransferOrder, TransferReadiness } from '@platform/sdk/wallet'
import type { TransferSettings } from './TransferSettings.ts'

/** Sample data of transfers for stories. */
export const sampleNow = () => Date.UTC(2026, 10, 20, 15)

const line = (item: TransferItem, done = true): TransferReadiness => ({ item, done, until: undefined, amount: undefined })

export const sampleTransferSettings: TransferSettings = {
  upline: 'br•••e',
  balance: minor(123_456),
  transferable: minor(100_000),
  min: minor(1000),
  max: minor(5_000_000),
  readiness: [
    ...(['paymentPassword', 'hold', 'turnover'] as const).map((item) => line(item)),
    { ...line('deposit'), amount: minor(23_456) },
  ],
}

export const blockedTransferSettings: TransferSettings = {
  ...sampleTransferSettings,
  transferable: minor(0),
  readiness: [
    line('frozen', false),
    { ...line('owed', false), amount: minor(30_000) },
    line('identity', false),
    line('paymentPassword', false),
    { ...line('hold', false), until: sampleNow() + 72_000_000 },
    line('bonus', false),
    { ...line('turnover', false), amount: minor(50_000) },
    { ...line('deposit', false), amount: minor(20_000) },
    { ...line('contract', false), detail: 'dividend' },
  ],
}

export const sampleTransfer: TransferOrder = {
  orderNo: 'T2611201234567890',
  flow: 'out',
  amount: minor(25_000),
  purpose: 'dividend',
  note: 'novembro',
  counterpart: 'br•••e',
  createdAt: sampleNow(),
  balanceAfter: minor(98_456),
  transferId: '48211',
}
