import type { Meta, StoryObj } from '@storybook/react-vite'
import { wallet } from '../../testing/wallet.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { memberItems, quickItems } from '../memberItems.tsx'
import { MemberView } from './MemberView.tsx'

const nothing = () => undefined
const everything = { exists: () => true, isOn: () => true, viewer: { type: 1, toUpline: true, withdrawEnabled: true } }

const meta = {
  title: 'Screens/Member',
  component: MemberView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    onBack: nothing,
    settingsHref: '#',
    hasMessages: true,
    unreadCount: 3,
    info: { member: { name: 'Ana Clara', days: 412, level: 'Ouro', wallet }, onSignIn: nothing },
    tiles: { benefitsHref: '#', onDownload: nothing },
    template: 'new',
    quick: quickItems(everything),
    items: memberItems(everything),
  },
} satisfies Meta<typeof MemberView>
export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {}
export const BaseTemplate: Story = { args: { template: 'base' } }
export const Guest: Story = { args: { info: { onSignIn: nothing }, settingsHref: undefined, unreadCount: 0 } }
export const Loading: Story = {
  args: {
    info: { member: { name: 'anaclara', days: undefined, level: undefined, wallet: { ...wallet, minor: undefined } }, onSignIn: nothing },
  },
}
export const LongName: Story = {
  args: { info: { member: { name: 'mariadasgracasdeoliveira', days: 1, level: 'Diamante', wallet }, onSignIn: nothing } },
}
export const LittleExists: Story = {
  args: { quick: [], items: memberItems({ ...everything, exists: (name) => name === 'settings' }), tiles: {} },
}
