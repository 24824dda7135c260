import { minor } from '@platform/sdk'
import type { BankCard } from '@platform/sdk/security'
import type { TurnoverRequirement } from '@platform/sdk/wallet'
import type { WithdrawItem, WithdrawOrder, WithdrawReadiness } from '@platform/sdk/withdraw'
import type { WithdrawSettings } from './WithdrawSettings.ts'

/** Sample data of withdrawals for stories. */
export const sampleNow = () => Date.UTC(2026, 10, 20, 15)

const line = (item: WithdrawItem, more: Partial<WithdrawReadiness> = {}): WithdrawReadiness => ({
  item,
  done: true,
  until: undefined,
  amount: undefined,
  detail: '',
  ...more,
})
const ready = (['paymentPassword', 'destination', 'hold', 'turnover', 'limits'] as const).map((item) => line(item))

/** The requirements; the listed items are not met. */
export const readinessBut = (...open: WithdrawReadiness[]): WithdrawReadiness[] => [
  ...open,
  ...ready.filter(({ item }) => open.every((one) => one.item !== item)),
]
export const open = (item: WithdrawItem, more: Partial<WithdrawReadiness> = {}) => line(item, { done: false, ...more })

export const sampleSettings: WithdrawSettings = {
  balance: minor(123_456),
  parts: [
    { part: 'free', amount: minor(123_456) },
    { part: 'turnover', amount: minor(0) },
    { part: 'bonus', amount: minor(0) },
  ],
  held: minor(0),
  readiness: ready,
  withdrawable: minor(123_456),
  bonusLoss: minor(0),
  endsBonus: false,
  min: minor(2000),
  max: minor(5_000_000),
  fee: { freeLeft: 3, rate: 100, fixed: minor(0), cap: minor(2000) },
  countLeft: 10,
  amountLeft: minor(10_000_000),
  window: { from: 0, until: 1440 },
  typical: { halfSeconds: 240, mostSeconds: 5400, cases: 1284 },
  cancellable: true,
  openOrderNo: '',
}

/** Some money in each part of the balance. */
export const boundSettings: WithdrawSettings = {
  ...sampleSettings,
  parts: [
    { part: 'free', amount: minor(60_000) },
    { part: 'turnover', amount: minor(50_000) },
    { part: 'bonus', amount: minor(13_456) },
  ],
  held: minor(20_000),
  heldBonus: minor(5000),
  withdrawable: minor(60_000),
  bonusLoss: minor(13_456),
  endsBonus: true,
  openOrderNo: 'W2611200123456789',
}

const card: BankCard = {
  id: '1',
  type: 'PIX',
  pixKeyType: 'CPF',
  bankCode: '',
  bankName: '',
  masked: '•••.444.777-••',
  payeeName: 'Ana C••• S•••',
  isDefault: true,
  createdAt: sampleNow() - 864_000_000,
}

export const sampleCards: readonly BankCard[] = [
  card,
  { ...card, id: '2', type: 'BANK', pixKeyType: '', bankCode: '260', bankName: 'Nu Pagamentos', masked: '•••• 4821', isDefault: false },
]

const at = (seconds: number) => sampleNow() - 1_200_000 + seconds * 1000
export const requestedOrder: WithdrawOrder = {
  orderNo: 'W2611200123456789',
  status: 'requested',
  reason: undefined,
  amount: minor(50_000),
  fee: minor(500),
  net: minor(49_500),
  destination: { type: 'PIX', pixKeyType: 'CPF', bankName: '', masked: card.masked, payeeName: card.payeeName },
  createdAt: at(0),
  paidAt: undefined,
  endToEndId: '',
  cancellable: true,
  sharesBonus: false,
  timeline: [{ at: at(0), event: 'requested', actor: 'member', reason: undefined }],
  transferIds: ['48213'],
  changedAt: at(0),
  proofHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
}

export const paidOrder: WithdrawOrder = {
  ...requestedOrder,
  status: 'paid',
  cancellable: false,
  paidAt: at(640),
  endToEndId: 'E1823612020261120150012345678901',
  transferIds: ['48213', '48290'],
  timeline: [
    ...requestedOrder.timeline,
    { at: at(60), event: 'review', actor: 'operator', reason: undefined },
    { at: at(600), event: 'approved', actor: 'operator', reason: undefined },
    { at: at(601), event: 'sending', actor: 'operator', reason: undefined },
    { at: at(640), event: 'paid', actor: 'bank', reason: undefined },
  ],
}

export const rejectedOrder: WithdrawOrder = {
  ...requestedOrder,
  status: 'rejected',
  reason: 'destination',
  cancellable: false,
  timeline: [...requestedOrder.timeline, { at: at(900), event: 'rejected', actor: 'operator', reason: 'destination' }],
}

export const sampleRequirement: TurnoverRequirement = {
  id: '1',
  source: 'bonus',
  title: 'Primeiro depósito em dobro',
  base: minor(10_000),
  required: minor(100_000),
  done: minor(34_500),
  left: minor(65_500),
  bonus: minor(10_000),
  held: false,
  openTime: at(-86_400),
  weights: [
    { gameType: 'RNG', weight: 100, expectedCost: minor(2620) },
    { gameType: 'SPORTS', weight: 50, expectedCost: minor(7860) },
  ],
  bets: [
    { orderNo: 'R1', gameName: 'Fortuna do Tigre', gameType: 'RNG', betTime: at(-3600), amount: minor(2000), weight: 100 },
    { orderNo: 'R2', gameName: 'Flamengo x Palmeiras', gameType: 'SPORTS', betTime: at(-7200), amount: minor(5000), weight: 50 },
  ],
}
