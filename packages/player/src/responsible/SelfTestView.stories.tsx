import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../testing/withTexts.tsx'
import { SelfTestView } from './SelfTestView.tsx'

const nothing = () => undefined
const all = (points: number) => Array.from({ length: 9 }, () => points)

const meta = {
  title: 'Screens/Self-test',
  component: SelfTestView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { given: [], onAnswer: nothing, onPrevious: nothing, onAgain: nothing },
} satisfies Meta<typeof SelfTestView>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Last: Story = { args: { given: all(1).slice(1) } }
export const NoSigns: Story = { args: { given: all(0) } }
export const Low: Story = { args: { given: [2, ...all(0).slice(1)] } }
export const Moderate: Story = { args: { given: [3, 3, ...all(0).slice(2)] } }
export const High: Story = { args: { given: all(3) } }
