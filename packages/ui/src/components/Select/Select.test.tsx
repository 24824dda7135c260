import { expect, test, vi } from 'vitest'
import { render } from '../../testing/render.tsx'
import { Select } from './Select.tsx'

const options = [
  { value: '001', label: 'Banco do Brasil' },
  { value: '260', label: 'Nubank' },
]

test('what is chosen is reported; the placeholder cannot be chosen', async () => {
  const heard = vi.fn()
  const screen = await render(
    <Select label="Banco" options={options} placeholder="Escolha" defaultValue="" onChange={(event) => heard(event.target.value)} />,
  )
  const field = screen.getByRole('combobox', { name: 'Banco' })
  await expect.element(field).toHaveValue('')
  await field.selectOptions('Nubank')
  expect(heard).toHaveBeenLastCalledWith('260')
  expect(screen.getByText('Escolha').element()).toHaveProperty('disabled', true)
})

test('a list that starts without a choice is required, unless it is not; one that always has a choice has nothing to require', async () => {
  const screen = await render(<Select label="Banco" options={options} placeholder="Escolha" defaultValue="" />)
  const field = screen.getByRole('combobox', { name: 'Banco' })
  await expect.element(field).toBeRequired()
  await screen.rerender(<Select label="Banco" options={options} placeholder="Escolha" defaultValue="" aria-required={false} />)
  await expect.element(field).not.toBeRequired()
  await screen.rerender(<Select label="Banco" options={options} />)
  await expect.element(field).not.toBeRequired()
})

test('an error is read with the list', async () => {
  const screen = await render(<Select label="Banco" options={options} error="Escolha um banco" />)
  const field = screen.getByRole('combobox')
  await expect.element(field).toHaveAccessibleDescription('Escolha um banco')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
})
