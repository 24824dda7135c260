import type { Meta, StoryObj } from '@storybook/react-vite'
import { manyOfOne } from '../../stories/manyOfOne.ts'
import { narrow } from '../../stories/narrow.ts'
import { expect, userEvent } from 'storybook/test'
import { rows } from '../../stories/stories.css.ts'
import { SearchField } from './SearchField.tsx'

const meta = { title: 'Controls/SearchField', component: SearchField, args: { label: 'Buscar jogo' } } satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = { args: { defaultValue: 'tigre' } }
export const Variants: Story = {
  ...manyOfOne,
  render: (args) => (
    <div className={rows}>
      <SearchField {...args} />
      <SearchField {...args} defaultValue="tigre" />
      <SearchField {...args} disabled />
    </div>
  ),
}
export const LongText: Story = { ...narrow, args: { defaultValue: 'roda da sorte extraordinária megapremiada' } }
export const Emptied: Story = {
  args: { defaultValue: 'tigre' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.clear(field)
    await userEvent.type(field, 'mina')
    await expect(field).toHaveValue('mina')
  },
}
