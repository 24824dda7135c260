import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormField } from './FormField.tsx'

const meta = {
  title: 'Controls/FormField',
  component: FormField,
  args: {
    label: 'Banco',
    hint: 'Qualquer controle cabe aqui',
    children: (control) => (
      <select {...control}>
        <option>PIX</option>
      </select>
    ),
  },
} satisfies Meta<typeof FormField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithError: Story = { args: { error: 'Escolha uma opção' } }
