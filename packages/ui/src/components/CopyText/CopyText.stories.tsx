import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { CopyText } from './CopyText.tsx'

const meta = {
  title: 'Controls/CopyText',
  component: CopyText,
  args: { text: '48201-7', texts: { copy: 'Copiar', copied: 'Copiado', failed: 'Não foi possível copiar.' } },
} satisfies Meta<typeof CopyText>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: (args) => (
    <div className={rows}>
      <CopyText {...args} />
      <CopyText {...args} text="E18236120202611281903s04f2b7c9d1" />
    </div>
  ),
}
export const LongText: Story = { ...narrow, args: { text: '00020126580014br.gov.bcb.pix0136b6295ee1-5f2d-4c1a-b3e4-f60812345678' } }
