import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { TextField } from '../TextField/TextField.tsx'

test('an error marks the field, is read with it, before the hint, which still helps', async () => {
  const screen = await render(<TextField label="Usuário" hint="De 4 a 16 letras" />)
  const field = screen.getByRole('textbox', { name: 'Usuário' })
  await expect.element(field).toHaveAccessibleDescription('De 4 a 16 letras')
  await expect.element(field).not.toHaveAttribute('aria-invalid')

  await screen.rerender(<TextField label="Usuário" hint="De 4 a 16 letras" error="Formato inválido" />)
  await expect.element(field).toHaveAccessibleDescription('Formato inválido De 4 a 16 letras')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
})

test('an error is announced, a rule that changes is not', async () => {
  const screen = await render(<TextField label="Valor" hint="De R$ 10 a R$ 500" error="Informe um valor" />)
  const liveOf = (text: string) => screen.getByText(text).element().closest('[aria-live]')?.getAttribute('aria-live')
  expect(liveOf('Informe um valor')).toBe('polite')
  expect(liveOf('De R$ 10 a R$ 500')).toBe('off')
})

test('a field says that it is required, unless it is not', async () => {
  const screen = await render(<TextField label="Usuário" />)
  const field = screen.getByRole('textbox', { name: 'Usuário' })
  await expect.element(field).toBeRequired()
  await screen.rerender(<TextField label="Usuário" aria-required={false} />)
  await expect.element(field).not.toBeRequired()
})

test('a hidden label still names the field', async () => {
  const screen = await render(<TextField label="Valor" hideLabel />)
  await expect.element(screen.getByRole('textbox', { name: 'Valor' })).toBeVisible()
})
