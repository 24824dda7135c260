import { minor } from '@platform/sdk'
import type { BankLimits, DepositChannel, DepositOrder, DepositPayment, DepositPromotion } from '@platform/sdk/deposit'
import { writeBrCode } from '@platform/sdk/brCode'

/** Sample data for the stories of deposits. */
export const sampleNow = () => Date.UTC(2026, 10, 20, 15)

const pixLimits: BankLimits = {
  night: { amount: minor(100_000), from: 20, until: 6 },
  device: { amount: minor(20_000), daily: minor(100_000) },
}

const channel: DepositChannel = {
  channelId: 'pix',
  type: 'PIX',
  channelName: 'PIX',
  min: minor(1000),
  max: minor(5_000_000),
  multiple: minor(1),
  suggestions: [2000, 5000, 10_000, 20_000, 50_000, 100_000].map(minor),
  feeRate: 0,
  feeFixed: minor(0),
  typicalSeconds: 10,
  recommended: true,
  maintenance: false,
  ownAccountOnly: true,
  bankLimits: pixLimits,
  openOrderNo: '',
}
const others = { ...channel, recommended: false, bankLimits: {}, min: minor(2000), max: minor(1_000_000) }

export const sampleChannels: readonly DepositChannel[] = [
  channel,
  { ...others, channelId: 'gateway', type: 'GATEWAY', channelName: 'Cartão ou carteira digital', feeRate: 250, typicalSeconds: 60 },
  { ...others, channelId: 'transfer', type: 'TRANSFER', channelName: 'Transferência bancária', typicalSeconds: 1800 },
]

export const samplePromotions: DepositPromotion[] = [
  {
    id: '1',
    title: 'Primeiro depósito em dobro',
    percent: 100,
    min: minor(2000),
    max: minor(50_000),
    multiple: 10,
    bonus: minor(10_000),
    required: minor(100_000),
    expectedCost: minor(4000),
    weights: [{ gameType: 'RNG', weight: 100, expectedCost: minor(4000) }],
  },
  {
    id: '2',
    title: 'Bônus de 25%',
    percent: 25,
    min: minor(20_000),
    max: minor(20_000),
    multiple: 5,
    bonus: minor(0),
    required: minor(0),
    expectedCost: minor(0),
    weights: [],
  },
]

const receiver = { name: 'IPANEMA PAGAMENTOS', city: 'SAO PAULO', host: 'pix.banco.example', key: '' }
const amount = minor(10_000)

export const sampleOrder: DepositOrder = {
  orderNo: 'D2611200000012345',
  channelId: 'pix',
  channelName: 'PIX',
  type: 'PIX',
  status: 'waiting',
  reason: undefined,
  amount,
  fee: minor(0),
  credited: minor(0),
  createdAt: sampleNow() - 90_000,
  expiresAt: sampleNow() + 28.5 * 60_000,
  txid: 'a1b2c3d4e5f6a7b8c9d0e1f2a3b4',
  brCode: writeBrCode({
    singleUse: true,
    to: { url: `${receiver.host}/v2/9f8e7d6c5b4a39281706f5e4d3c2b1a0` },
    amount,
    name: receiver.name,
    city: receiver.city,
    txid: '***',
  }),
  receiver,
  payUrl: '',
  qrText: '',
  bank: undefined,
  remark: '',
  receipts: 0,
  payerName: 'Ana C••• S••••',
  payerCpf: '•••.444.777-••',
  promotion: undefined,
  bankLimits: pixLimits,
  cancellable: true,
  renewable: true,
  payments: [],
  timeline: [
    { at: sampleNow() - 90_000, event: 'created', actor: 'member', reason: undefined, amount, endToEndId: '' },
    { at: sampleNow() - 88_000, event: 'code', actor: 'bank', reason: undefined, amount: undefined, endToEndId: '' },
  ],
  changedAt: sampleNow() - 88_000,
  proofHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
}

const payment: DepositPayment = {
  endToEndId: 'E1823612020261120150012345678901',
  amount,
  fee: minor(0),
  status: 'credited',
  reason: undefined,
  payerName: 'Ana C••• S••••',
  payerCpf: '•••.444.777-••',
  paidAt: sampleNow() - 20_000,
  creditedAt: sampleNow() - 18_000,
  returnId: '',
  returnedAt: undefined,
  transferIds: ['48213', '48214'],
}
const closed = { cancellable: false, renewable: false }

export const creditedOrder: DepositOrder = {
  ...sampleOrder,
  ...closed,
  status: 'credited',
  credited: amount,
  payments: [payment],
  timeline: [
    ...sampleOrder.timeline,
    { at: payment.paidAt, event: 'paid', actor: 'bank', reason: undefined, amount, endToEndId: payment.endToEndId },
    {
      at: sampleNow() - 18_000,
      event: 'payerChecked',
      actor: 'system',
      reason: undefined,
      amount: undefined,
      endToEndId: payment.endToEndId,
    },
    { at: sampleNow() - 18_000, event: 'credited', actor: 'system', reason: undefined, amount, endToEndId: payment.endToEndId },
  ],
}

export const returnedOrder: DepositOrder = {
  ...sampleOrder,
  ...closed,
  status: 'returned',
  reason: 'payer',
  payments: [
    {
      ...payment,
      status: 'returned',
      reason: 'payer',
      payerName: 'Carlos M••••',
      payerCpf: '•••.222.333-••',
      creditedAt: undefined,
      returnId: 'D1823612020261120150112345678901',
      returnedAt: sampleNow(),
      transferIds: [],
    },
  ],
  timeline: [
    ...sampleOrder.timeline,
    { at: payment.paidAt, event: 'paid', actor: 'bank', reason: undefined, amount, endToEndId: payment.endToEndId },
    { at: sampleNow() - 15_000, event: 'returning', actor: 'system', reason: 'payer', amount, endToEndId: payment.endToEndId },
    { at: sampleNow(), event: 'returned', actor: 'bank', reason: 'payer', amount, endToEndId: payment.endToEndId },
  ],
}

export const transferOrder: DepositOrder = {
  ...sampleOrder,
  channelId: 'transfer',
  channelName: 'Transferência bancária',
  type: 'TRANSFER',
  brCode: '',
  txid: '',
  expiresAt: sampleNow() + 7_200_000,
  bank: {
    bankCode: '001',
    bankName: 'Banco do Brasil',
    branch: '3188',
    account: '48201-7',
    holder: 'Ipanema Pagamentos Ltda',
    holderDocument: '11.222.333/0001-81',
  },
  bankLimits: {},
  remark: 'IPA12345',
}
