import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleLotteries } from '../samples.ts'
import { MoreLotteryView } from './MoreLotteryView.tsx'

const nothing = () => undefined
const groups = [
  { tag: 'FIVE', labelName: 'Cinco dígitos', gameMenus: sampleLotteries(2) },
  { tag: 'DICE', labelName: 'Três dados', gameMenus: sampleLotteries(1) },
]

const meta = {
  title: 'Screens/More lotteries',
  component: MoreLotteryView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { modes: [{ mode: 'Elott', groups: { state: 'ready', value: groups } }], favorites: { has: () => false, toggle: nothing } },
} satisfies Meta<typeof MoreLotteryView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Skeleton: Story = { args: { modes: [{ mode: 'Elott', groups: { state: 'loading' } }] } }
export const Failed: Story = {
  args: {
    modes: [
      { mode: 'Elott', groups: { state: 'error', retry: nothing } },
      { mode: 'Lott', groups: { state: 'error', retry: nothing } },
      { mode: 'ZY', groups: { state: 'ready', value: groups } },
    ],
  },
}
export const Empty: Story = { args: { modes: [{ mode: 'Elott', groups: { state: 'ready', value: [] } }] } }
