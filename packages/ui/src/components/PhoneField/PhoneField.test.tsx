import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { PhoneField } from './PhoneField.tsx'

const countries = [
  { code: 'BR', name: 'Brasil', diallingCode: '55' },
  { code: 'PT', name: 'Portugal', diallingCode: '351' },
]

function Phone({ onValue }: { onValue?: (value: string) => void }) {
  const [country, setCountry] = useState('BR')
  const [value, setValue] = useState('')
  const change = (next: string) => {
    setValue(next)
    onValue?.(next)
  }
  return (
    <PhoneField
      label="Celular"
      countries={countries}
      country={country}
      onCountryChange={setCountry}
      value={value}
      onChange={(event) => change(event.target.value)}
    />
  )
}

test.each([
  ['(21) 98765-4321', '21987654321'],
  ['+55 21 98765-4321', '21987654321'],
  ['ligue 21 9', '219'],
  ['1'.repeat(30), '1'.repeat(20)],
])('[9] %s becomes %s', async (typed, digits) => {
  const onValue = vi.fn()
  const screen = await render(<Phone onValue={onValue} />)
  const field = screen.getByRole('textbox', { name: 'Celular' })
  await field.fill(typed)
  await expect.element(field).toHaveValue(digits)
  expect(onValue).toHaveBeenLastCalledWith(digits)
})

test('[2.10] the dialling code is chosen by country name and shown; the keyboard is the phone’s', async () => {
  const screen = await render(<Phone />)
  await screen.getByRole('combobox', { name: 'Country code' }).selectOptions('Portugal (+351)')
  await expect.element(screen.getByText('+351', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'tel')
})
