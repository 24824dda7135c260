import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { box, input } from './FormField.css.ts'
import { FormField } from './FormField.tsx'

const meta = {
  title: 'Controls/FormField',
  component: FormField,
  args: {
    label: 'Banco',
    hint: 'Qualquer controle cabe aqui',
    children: (control) => (
      <div className={box}>
        <input {...control} className={input} defaultValue="Banco do Brasil" />
      </div>
    ),
  },
} satisfies Meta<typeof FormField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: (args) => (
    <div className={rows}>
      <FormField {...args} />
      <FormField {...args} error="Escolha uma opção" />
      <FormField {...args} hint={undefined} hideLabel />
    </div>
  ),
}
export const LongText: Story = {
  ...narrow,
  args: {
    label: 'Instituição financeira em que o titular mantém a conta',
    error: 'A instituição escolhida não aceita transferências de outro titular',
  },
}
