import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { expect, userEvent } from 'storybook/test'
import { rows } from '../../stories/stories.css.ts'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'Controls/PasswordField',
  component: PasswordField,
  args: { label: 'Senha', defaultValue: 'segredo', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: (args) => (
    <div className={rows}>
      <PasswordField {...args} />
      <PasswordField {...args} error="A senha precisa ter de 6 a 20 caracteres" />
      <PasswordField {...args} revealable={false} hint="Senha lembrada neste aparelho" />
      <PasswordField {...args} disabled />
    </div>
  ),
}
export const LongText: Story = {
  ...narrow,
  args: { label: 'Confirme a nova senha da sua conta neste aparelho', defaultValue: 'inconstitucionalissimamente123' },
}
export const ShownAndHidden: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Senha')
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar senha' }))
    await expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar senha' }))
    await expect(field).toHaveAttribute('type', 'password')
  },
}
