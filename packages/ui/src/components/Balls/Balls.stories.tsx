import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { Balls } from './Balls.tsx'

const meta = { title: 'Content/Balls', component: Balls, args: { parts: [['7', '0', '4', '1', '9']], label: '7 0 4 1 9' } } satisfies Meta<
  typeof Balls
>
export default meta
type Story = StoryObj<typeof meta>

const tiers = [['31842'], ['90417'], ['55120', '73318']]

export const Default: Story = {}
export const Variants: Story = {
  render: (args) => (
    <div className={rows}>
      <Balls {...args} />
      <Balls {...args} size="lg" />
      <Balls parts={tiers} label="31842, 90417, 55120 73318" rest={14} />
      <Balls parts={tiers} label="31842, 90417, 55120 73318" size="lg" />
    </div>
  ),
}
export const Narrow: Story = { ...narrow, args: { parts: tiers, rest: 14 } }
