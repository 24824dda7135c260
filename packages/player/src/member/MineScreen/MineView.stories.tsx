import type { Meta, StoryObj } from '@storybook/react-vite'
import { wallet } from '../../testing/wallet.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { viewerOf } from '../../testing/viewer.ts'
import { memberGroups, quickItems } from '../memberItems.ts'
import { MineView } from './MineView.tsx'

const nothing = () => undefined
const agent = viewerOf({ type: 1 })

const meta = {
  title: 'Screens/Member',
  component: MineView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    onBack: nothing,
    settingsHref: '#',
    hasMessages: true,
    unreadCount: 3,
    rewardCount: 2,
    info: { member: { name: 'Ana Clara', days: { state: 'ready', value: 412 }, level: 'Ouro', wallet }, onSignIn: nothing },
    tiles: { benefitsHref: '#', onDownload: nothing },
    template: 'new',
    quick: quickItems(agent),
    groups: memberGroups(agent),
  },
} satisfies Meta<typeof MineView>
export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {}
export const BaseTemplate: Story = { args: { template: 'base' } }
export const Guest: Story = { args: { info: { onSignIn: nothing }, settingsHref: undefined, unreadCount: 0, rewardCount: 0 } }
export const Loading: Story = {
  args: {
    info: {
      member: { name: 'anaclara', days: { state: 'loading' }, level: undefined, wallet: { ...wallet, minor: undefined } },
      onSignIn: nothing,
    },
  },
}
export const LongName: Story = {
  args: {
    info: {
      member: { name: 'mariadasgracasdeoliveira', days: { state: 'ready', value: 1 }, level: 'Diamante', wallet },
      onSignIn: nothing,
    },
  },
}
export const LittleExists: Story = {
  args: { quick: [], groups: memberGroups(viewerOf({ registered: new Set(['settings']) })), tiles: {} },
}
