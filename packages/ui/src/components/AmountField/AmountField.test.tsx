import { useState } from 'react'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { ptBR } from '../../labels/ptBR.ts'
import { UiLabelsProvider } from '../../labels/UiLabelsProvider.tsx'
import { formatMoney } from '../Money/formatMoney.ts'
import { AmountField } from './AmountField.tsx'
import { readTypedAmount } from './readTypedAmount.ts'

function Amount({ heard }: { heard: (minor: number | undefined) => void }) {
  const [value, setValue] = useState<number>()
  const change = (minor: number | undefined) => {
    setValue(minor)
    heard(minor)
  }
  return (
    <UiLabelsProvider labels={ptBR}>
      <AmountField label="Valor" symbol="R$" value={value} onChange={change} chips={[2000, 105_050]} min={2000} max={500_000} />
    </UiLabelsProvider>
  )
}

test('[2.2] what is typed is reported in cents and formatted when the field loses the focus', async () => {
  const heard = vi.fn()
  const screen = await render(<Amount heard={heard} />)
  const field = screen.getByRole('textbox', { name: 'Valor' })
  await userEvent.type(field, '1234,5x')
  expect(heard).toHaveBeenLastCalledWith(123_450)
  await expect.element(field).toHaveValue('1234,5')
  await userEvent.tab()
  await expect.element(field).toHaveValue('1.234,50')
  await field.fill('')
  expect(heard).toHaveBeenLastCalledWith(undefined)
})

test('a chip takes its amount and shows that it is taken', async () => {
  const heard = vi.fn()
  const screen = await render(<Amount heard={heard} />)
  await screen.getByRole('button', { name: 'R$ 1.050,50' }).click()
  expect(heard).toHaveBeenLastCalledWith(105_050)
  await expect.element(screen.getByRole('textbox')).toHaveValue('1.050,50')
  await screen.getByRole('button', { name: 'R$ 20', exact: true }).click()
  await expect.element(screen.getByRole('button', { name: 'R$ 20', exact: true })).toHaveAttribute('aria-pressed', 'true')
})

test('a digit after the cents of a chip does not multiply it: the field says why it stays as it was', async () => {
  const heard = vi.fn()
  const screen = await render(<Amount heard={heard} />)
  await screen.getByRole('button', { name: 'R$ 20', exact: true }).click()
  const field = screen.getByRole('textbox')
  await userEvent.type(field, '0')
  expect(heard).toHaveBeenLastCalledWith(2000)
  await expect.element(field).toHaveValue('20,00')
  await expect.element(field).toHaveAccessibleDescription(/um só valor/)
})

test.each([
  [320, 3],
  [320, 4],
  [390, 4],
  [390, 6],
])('[2.2] at %i px none of %i chips is alone in a row; the message is directly under the field', async (width, count) => {
  const amounts = [2000, 5000, 10_000, 20_000, 50_000, 122_328].slice(-count)
  const screen = await render(
    <div style={{ width: width - 32 }}>
      <AmountField label="Valor" symbol="R$" value={undefined} onChange={() => undefined} chips={amounts} error="Informe um valor." />
    </div>,
  )
  const tops = screen
    .getByRole('button')
    .elements()
    .map((chip) => chip.getBoundingClientRect().top)
  for (const top of tops) expect(tops.filter((other) => other === top).length).toBeGreaterThan(1)
  const message = screen.getByText('Informe um valor.').element().getBoundingClientRect()
  expect(message.bottom).toBeLessThanOrEqual(tops[0]!)
})

test('least and most are read with the field', async () => {
  const screen = await render(<Amount heard={() => undefined} />)
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription(/^De R\$.20,00 a R\$.5\.000,00$/)
})

const paste = (field: HTMLInputElement, text: string) => {
  field.focus()
  document.execCommand('insertText', false, text)
}

test('[2.2] a pasted text with one amount is that amount; the field is not cut before it is read', async () => {
  const heard = vi.fn()
  const screen = await render(<Amount heard={heard} />)
  const field = screen.getByRole('textbox')
  paste(field.element() as HTMLInputElement, 'Saldo: R$ 50.000,00')
  expect(heard).toHaveBeenLastCalledWith(5_000_000)
  await userEvent.tab()
  await expect.element(field).toHaveValue('50.000,00')
})

test('[2.2] what is no amount leaves the field as it was and says why, beside its rule; the next amount leaves only the rule', async () => {
  const heard = vi.fn()
  const screen = await render(<Amount heard={heard} />)
  const field = screen.getByRole('textbox')
  await userEvent.type(field, '30')
  heard.mockClear()
  paste(field.element() as HTMLInputElement, ' reais e 20 centavos')
  await expect.element(field).toHaveValue('30')
  await expect.element(field).toHaveAccessibleDescription(/um só valor.* De R\$.20,00 a R\$.5\.000,00$/)
  expect(heard).not.toHaveBeenCalled()
  ;(field.element() as HTMLInputElement).select()
  paste(field.element() as HTMLInputElement, '50 reais')
  await expect.element(field).toHaveValue('50')
  await expect.element(field).toHaveAccessibleDescription(/^De R\$/)
})

test('[2.2] a pasted text that may be two amounts leaves the field as it was, also over a longer one; typed digits are one amount', async () => {
  const heard = vi.fn()
  const screen = await render(<Amount heard={heard} />)
  const field = screen.getByRole('textbox')
  const input = field.element() as HTMLInputElement
  for (const text of ['100.00,00', '1.00,00']) {
    paste(input, text)
    await expect.element(field).toHaveAccessibleDescription(/um só valor/)
    await expect.element(field).toHaveValue('')
  }
  expect(heard).not.toHaveBeenCalled()
  await field.fill('1.234.567,00')
  input.select()
  paste(input, '1.23.45')
  await expect.element(field).toHaveValue('1.234.567,00')
  await field.fill('1.234,50')
  input.setSelectionRange(3, 4)
  await userEvent.keyboard('{Backspace}')
  expect(heard).toHaveBeenLastCalledWith(12_450)
  input.setSelectionRange(1, 1)
  await userEvent.keyboard('7')
  expect(heard).toHaveBeenLastCalledWith(172_450)
  await expect.element(field).toHaveValue('17.24,50')
})

test('[2.2] whatever is typed, pasted over a selection and removed, in any order: what the field shows is what is sent', async () => {
  let sent: number | undefined
  const screen = await render(<Amount heard={(minor) => (sent = minor)} />)
  const field = screen.getByRole('textbox').element() as HTMLInputElement
  const pieces = [
    '0',
    '5',
    '12',
    '000',
    ',',
    '.',
    '-',
    ' ',
    'R$ ',
    ',50',
    '.00',
    '1.234,56',
    '1.000',
    '1,000',
    '50 reais',
    '50c',
    '5 mil',
    '\u0665',
    'x',
  ]
  const step = fc.record({ from: fc.nat(12), length: fc.nat(4), text: fc.option(fc.constantFrom(...pieces)) })
  const shown = (text: string) => [undefined, 'removed' as const].map((entry) => readTypedAmount(text, 'pt-BR', entry).minor)
  const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
    field.focus()
    field.select()
    document.execCommand('delete')
    for (const { from, length, text } of steps) {
      field.setSelectionRange(from, from + length)
      if (text === null) document.execCommand('delete')
      else document.execCommand('insertText', false, text)
      expect(shown(field.value)).toContain(sent)
    }
    field.blur()
    // React renders after the event.
    await Promise.resolve()
    expect(field.value).toBe(sent === undefined ? '' : formatMoney(sent, { symbol: '', locale: 'pt-BR' }))
  })
  await fc.assert(property, { numRuns: 60 })
})

test('[2.2] what an input method composes is read when it is complete', async () => {
  const heard = vi.fn()
  const screen = await render(<Amount heard={heard} />)
  const field = screen.getByRole('textbox').element() as HTMLInputElement
  field.focus()
  const compose = (text: string) => {
    Reflect.set(HTMLInputElement.prototype, 'value', text, field)
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
  }
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  compose('\uff15')
  compose('\uff15\uff10')
  await expect.element(screen.getByRole('textbox')).toHaveValue('\uff15\uff10')
  expect(heard).not.toHaveBeenCalled()
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  expect(heard).toHaveBeenLastCalledWith(5000)
  await expect.element(screen.getByRole('textbox')).toHaveValue('50')
})
