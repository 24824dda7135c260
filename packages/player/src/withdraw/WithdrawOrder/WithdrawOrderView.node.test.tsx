import { expect, test } from 'vitest'
import { minor } from '@platform/sdk'
import type { WithdrawOrder } from '@platform/sdk/withdraw'
import { renderToText } from '../../testing/renderToText.tsx'
import { paidOrder, requestedOrder } from '../samples.ts'
import { WithdrawOrderView } from './WithdrawOrderView.tsx'

const nothing = () => undefined
const textOf = async (order: Partial<WithdrawOrder>, locale: 'pt-BR' | 'en') => {
  const props = {
    symbol: 'R$',
    balance: undefined,
    offline: false,
    cancellation: { busy: false, error: undefined, onAsk: nothing, onCancel: nothing },
  }
  const links = { formHref: '#', proofHref: '#', helpHref: undefined }
  const text = await renderToText(<WithdrawOrderView order={{ ...requestedOrder, ...order }} {...props} {...links} />, locale)
  return text.replaceAll(/\s/g, ' ').replaceAll('&#x27;', "'")
}
const heldBonus = minor(10_000)

test.each([
  ['pt-BR', { heldBonus }, 'O bônus de R$ 100,00 também está reservado. Se você cancelar, o valor de R$ 500,00 e o bônus voltam'],
  ['pt-BR', { heldBonus, cancellable: false }, 'Se o saque não for pago, o valor de R$ 500,00 e o bônus voltam'],
  ['pt-BR', { heldBonus, sharesBonus: true }, 'O bônus de R$ 100,00 também está reservado, por este e por outro saque.'],
  ['pt-BR', { heldBonus: minor(0) }, 'Seu bônus, todo em apostas abertas, também está reservado.'],
  ['en', { heldBonus }, 'Your bonus of R$ 100.00 is held too. If you cancel, R$ 500.00 and the bonus come back'],
  ['en', { heldBonus, cancellable: false }, 'If the withdrawal isn’t paid, R$ 500.00 and the bonus come back'],
  ['en', { heldBonus, sharesBonus: true }, 'Your bonus of R$ 100.00 is held too, by this and another withdrawal.'],
  ['en', { heldBonus: minor(0) }, 'Your bonus, all of it in open bets, is on hold too.'],
] as const)('[7.6] in %s a withdrawal with %o says what it reserves of a bonus, and what comes back', async (locale, order, text) => {
  expect(await textOf(order, locale)).toContain(text)
})

test.each([
  ['pt-BR', 'back', 'O bônus que este saque tinha reservado voltou, com as apostas que já contaram.'],
  ['pt-BR', 'held', 'está reservado por outro saque.'],
  ['en', 'ended', 'ended with another withdrawal, which was paid.'],
  ['en', 'owed', 'isn’t back yet.'],
] as const)('[7.6] in %s a cancelled withdrawal says that its bonus is %s', async (locale, bonusOutcome, text) => {
  expect(await textOf({ status: 'cancelled', cancellable: false, bonusOutcome }, locale)).toContain(text)
})

test('[7.6] without a held bonus, or once it is paid, a withdrawal says nothing of a bonus', async () => {
  for (const order of [requestedOrder, { ...paidOrder, heldBonus }]) {
    expect(await textOf(order, 'pt-BR')).not.toContain('bônus')
    expect(await textOf(order, 'en')).not.toContain('bonus')
  }
})
