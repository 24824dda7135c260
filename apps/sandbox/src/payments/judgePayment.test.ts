import { expect, test } from 'vitest'
import { judgePayment, type PaymentCase } from './judgePayment.ts'

const channel = { own_account: true, min: 1, max: 100, multiple: 1, fee_rate: 0, fee_fixed: 0 }
const judge = (amount_rule: 'credit' | 'return', late_rule: 'credit' | 'return', amount: number) =>
  judgePayment({
    order: { status: 'expired', amount: 100 },
    channel: { ...channel, amount_rule, late_rule } as PaymentCase['channel'],
    payment: { amount, payer: { taxNumber: '1', name: 'Ana' } },
    member: { id_number: '1', disabled: false, closed_at: null, underage_at: null, cpf_conflict: null, isProtected: false },
    isCancelled: false,
    paidBefore: false,
    left: Infinity,
  })

test.each([
  ['credit', 'return', 99, 'return', 'late'],
  ['return', 'credit', 99, 'return', 'amount'],
  ['return', 'return', 99, 'return', 'amount'],
  ['credit', 'credit', 99, 'credit', 'amount'],
  ['return', 'credit', 100, 'credit', 'late'],
] as const)(
  '[7.6] another amount: %s, late: %s, %i of 100 paid late → %s because of %s',
  (amountRule, lateRule, amount, verdict, reason) => {
    expect(judge(amountRule, lateRule, amount)).toMatchObject({ verdict, reason })
  },
)
