import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleHelp } from '../samples.ts'
import { HelpView } from './HelpView.tsx'

const meta = {
  title: 'Screens/Help',
  component: HelpView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { items: sampleHelp(), contact: { serviceHref: '#', feedbackHref: '#' }, onBack: () => undefined },
} satisfies Meta<typeof HelpView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Loading: Story = { args: { items: undefined } }
export const Empty: Story = { args: { items: [] } }
export const LongTitles: Story = { args: { items: sampleHelp(true), contact: {} } }
