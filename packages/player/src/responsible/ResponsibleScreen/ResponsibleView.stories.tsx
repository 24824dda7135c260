import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ProtectionState } from '@platform/sdk/protection'
import { withTexts } from '../../testing/withTexts.tsx'
import { failed, loading, ready } from '../../testing/loadables.ts'
import { sampleCentral } from '../samples.ts'
import { ResponsibleView } from './ResponsibleView.tsx'

const account = (state: ProtectionState) => ready({ state, notice: null })

const meta = {
  title: 'Screens/Responsible gambling',
  component: ResponsibleView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    viewer: 'member',
    account: account('open'),
    limitCount: 2,
    breaks: ['PT24H', 'P7D', 'P30D'],
    hasCheck: true,
    hasExclusion: true,
    central: sampleCentral,
    closeHref: '#',
    loginHref: '#',
  },
} satisfies Meta<typeof ResponsibleView>
export default meta
type Story = StoryObj<typeof meta>

export const Member: Story = {}
export const Guest: Story = { args: { viewer: 'guest', limitCount: undefined, closeHref: undefined } }
export const Trial: Story = { args: { viewer: 'trial', limitCount: undefined } }
export const NoLimits: Story = { args: { limitCount: 0, central: undefined } }
export const ManyBreaks: Story = { args: { breaks: ['PT24H', 'P3D', 'P1W', 'P2W', 'P1M', 'P6W'] } }
export const Paused: Story = { args: { account: account('paused') } }
export const Excluded: Story = { args: { account: account('excluded') } }
export const Closing: Story = { args: { account: account('closing') } }
export const Loading: Story = { args: { account: loading } }
export const Failed: Story = { args: { account: failed } }
