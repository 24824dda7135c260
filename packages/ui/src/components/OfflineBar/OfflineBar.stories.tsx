import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { OfflineBar } from './OfflineBar.tsx'

const meta = { title: 'Frame/OfflineBar', component: OfflineBar, args: { offline: true } } satisfies Meta<typeof OfflineBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Online: Story = { args: { offline: false } }
export const Variants: Story = {
  render: () => (
    <div className={rows}>
      <OfflineBar offline />
      <OfflineBar offline={false} />
    </div>
  ),
}
export const Narrow: Story = { ...narrow }
