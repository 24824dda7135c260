import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { ptBR } from '../../labels/ptBR.ts'
import { UiLabelsProvider } from '../../labels/UiLabelsProvider.tsx'
import { PasswordField } from './PasswordField.tsx'

test('[2.9] the eye shows and hides the password, in the language of the labels', async () => {
  const screen = await render(
    <UiLabelsProvider labels={ptBR}>
      <PasswordField label="Senha" />
    </UiLabelsProvider>,
  )
  const field = screen.getByLabelText('Senha', { exact: true })
  await expect.element(field).toHaveAttribute('type', 'password')
  await screen.getByRole('button', { name: 'Mostrar senha' }).click()
  await expect.element(field).toHaveAttribute('type', 'text')
  await screen.getByRole('button', { name: 'Ocultar senha' }).click()
  await expect.element(field).toHaveAttribute('type', 'password')
})

test('[2.9] a remembered password cannot be shown', async () => {
  const screen = await render(<PasswordField label="Senha" revealable={false} />)
  expect(screen.getByRole('button').elements()).toHaveLength(0)
})
