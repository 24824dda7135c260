import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { completeConfig, sampleConfig, sampleNow } from '../samples.ts'
import { SecurityCenterView } from './SecurityCenterView.tsx'

const meta = {
  title: 'Screens/Security centre',
  component: SecurityCenterView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { config: sampleConfig, now: sampleNow, changePasswordHref: '#' },
} satisfies Meta<typeof SecurityCenterView>
export default meta
type Story = StoryObj<typeof meta>

export const New: Story = {}
export const Complete: Story = { args: { config: completeConfig } }
export const Held: Story = { args: { config: { ...completeConfig, heldUntil: sampleNow() + 23 * 3_600_000 } } }
