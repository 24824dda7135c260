import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { FieldMessage } from './FormField.tsx'

const meta = { title: 'Controls/FieldMessage', component: FieldMessage, args: { id: 'message', error: 'Digite o nome' } } satisfies Meta<
  typeof FieldMessage
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: () => (
    <div className={rows}>
      <FieldMessage id="hint" hint="De 4 a 16 letras e números" />
      <FieldMessage id="error" error="Este nome já existe" />
      <FieldMessage id="none" />
    </div>
  ),
}
export const LongText: Story = {
  ...narrow,
  args: { error: 'A confirmação não corresponde ao nome do titular cadastrado na instituição financeira' },
}
