import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { expect, fn, userEvent } from 'storybook/test'
import { HotIcon } from '../../icons/HotIcon.tsx'
import { row } from '../../stories/stories.css.ts'
import { FilterChip } from './FilterChip.tsx'

const meta = { title: 'Controls/FilterChip', component: FilterChip, args: { children: 'Pragmatic Play' } } satisfies Meta<typeof FilterChip>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: () => (
    <div className={row}>
      <FilterChip selected>Todos</FilterChip>
      <FilterChip>PG Soft</FilterChip>
      <FilterChip icon={<HotIcon size="sm" />}>Em alta</FilterChip>
      <FilterChip disabled>Indisponível</FilterChip>
    </div>
  ),
}
export const LongText: Story = { ...narrow, args: { selected: true, children: 'Fornecedor Internacional de Jogos' } }
export const Chosen: Story = {
  args: { onClick: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: false }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
