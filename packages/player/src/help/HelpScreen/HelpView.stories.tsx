import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, loading, ready } from '../../testing/loadables.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleHelp } from '../samples.ts'
import { HelpView } from './HelpView.tsx'

const meta = {
  title: 'Screens/Help',
  component: HelpView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { items: ready(sampleHelp()), contact: { serviceHref: '#', feedbackHref: '#' }, onBack: () => undefined },
} satisfies Meta<typeof HelpView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Loading: Story = { args: { items: loading } }
export const Failed: Story = { args: { items: failed } }
export const Empty: Story = { args: { items: ready([]) } }
export const LongTitles: Story = { args: { items: ready(sampleHelp(true)), contact: {} } }
