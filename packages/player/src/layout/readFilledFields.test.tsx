import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '@platform/test-kit/browser'
import { AmountField } from '@platform/ui'
import { readFilledFields } from './readFilledFields.ts'

beforeAll(() => readFilledFields())

function Form({ onSend }: { onSend: (values: object) => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { password: '', note: 'typed' } })
  const [amount, setAmount] = useState<number>()
  return (
    <form noValidate onSubmit={handleSubmit((values) => onSend({ ...values, amount }))}>
      <input aria-label="Senha" {...register('password')} />
      <input aria-label="Nota" {...register('note')} />
      <AmountField label="Valor" symbol="R$" value={amount} onChange={setAmount} />
      <button type="submit">Entrar</button>
    </form>
  )
}

/** As from the world of an extension: past React, without an event. */
const fill = (label: string, text: string) =>
  Reflect.set(HTMLInputElement.prototype, 'value', text, page.getByLabelText(label).element() as HTMLInputElement)

test('[2.9] what an extension filled in without an event is sent, an amount as it is read', async () => {
  const onSend = vi.fn()
  await renderScreen(<Form onSend={onSend} />)
  fill('Senha', 'Demo1234')
  fill('Valor', 'R$ 1.234,56')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect.poll(() => onSend.mock.calls).toEqual([[{ password: 'Demo1234', note: 'typed', amount: 123_456 }]])
  await expect.element(page.getByLabelText('Valor')).toHaveValue('1.234,56')
})
