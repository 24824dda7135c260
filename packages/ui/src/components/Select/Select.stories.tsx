import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { expect, userEvent } from 'storybook/test'
import { LockIcon } from '../../icons/LockIcon.tsx'
import { rows } from '../../stories/stories.css.ts'
import { Select } from './Select.tsx'

const options = ['Banco do Brasil', 'Caixa Econômica Federal', 'Itaú Unibanco', 'Nubank'].map((label) => ({ value: label, label }))
const meta = {
  title: 'Controls/Select',
  component: Select,
  args: { label: 'Banco', options, defaultValue: '', placeholder: 'Escolha o banco' },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: (args) => (
    <div className={rows}>
      <Select {...args} value="" onChange={() => undefined} />
      <Select {...args} defaultValue="Nubank" hint="A conta precisa estar no seu nome" />
      <Select {...args} label="Pergunta de segurança" start={<LockIcon size="sm" />} />
      <Select {...args} error="Escolha um banco" />
      <Select {...args} defaultValue="Itaú Unibanco" disabled />
    </div>
  ),
}
export const LongText: Story = {
  ...narrow,
  args: {
    label: 'Instituição financeira em que o titular mantém a conta',
    options: [{ value: '1', label: 'Cooperativa de Crédito, Poupança e Investimento dos Servidores Públicos do Norte' }],
    defaultValue: '1',
  },
}

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Nubank')
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Nubank')
  },
}
