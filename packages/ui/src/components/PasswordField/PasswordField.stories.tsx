import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'Controls/PasswordField',
  component: PasswordField,
  args: { label: 'Senha', defaultValue: 'segredo', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithError: Story = { args: { error: 'A senha precisa ter de 6 a 20 caracteres' } }
export const Remembered: Story = { args: { revealable: false, hint: 'Senha lembrada neste aparelho' } }
