import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const options = [
  { value: 'cpf', label: 'CPF' },
  { value: 'phone', label: 'Celular', text: 'Com DDD' },
  { value: 'mail', label: 'E-mail', disabled: true },
]

function Keys(props: { error?: string; 'aria-required'?: boolean }) {
  const [value, setValue] = useState<string>()
  return <RadioGroup label="Tipo de chave" options={options} value={value} onChange={setValue} {...props} />
}

test('a tap or an arrow key chooses; what is disabled is skipped', async () => {
  const screen = await render(<Keys />)
  await screen.getByText('CPF').click()
  await expect.element(screen.getByRole('radio', { name: 'CPF' })).toBeChecked()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: 'Celular Com DDD' })).toBeChecked()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: 'CPF' })).toBeChecked()
})

test('the group says that a choice is required, unless it is not', async () => {
  const screen = await render(<Keys />)
  const group = screen.getByRole('radiogroup', { name: 'Tipo de chave' })
  await expect.element(group).toBeRequired()
  await screen.rerender(<Keys aria-required={false} />)
  await expect.element(group).not.toBeRequired()
})

test('the group has its label and reads its error', async () => {
  const screen = await render(<Keys error="Escolha uma chave" />)
  await expect.element(screen.getByRole('radiogroup', { name: 'Tipo de chave' })).toHaveAccessibleDescription('Escolha uma chave')
})
