import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { ListEnd } from './ListEnd.tsx'

const meta = { title: 'Content/ListEnd', component: ListEnd, args: { count: 26, paging: 'loading', onMore: fn() } } satisfies Meta<
  typeof ListEnd
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: (args) => (
    <div className={rows}>
      {(['loading', 'failed', 'end'] as const).map((paging) => (
        <ListEnd key={paging} {...args} paging={paging} />
      ))}
    </div>
  ),
}
export const LongText: Story = {
  ...narrow,
  args: { paging: 'end', texts: { end: 'Estes são todos os registros dos últimos noventa dias' } },
}
export const TriedAgain: Story = {
  args: { paging: 'failed' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}
