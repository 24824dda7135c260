import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../testing/withTexts.tsx'
import { HelpLinesView } from './HelpLinesView.tsx'
import { sampleLines } from './samples.ts'

const meta = {
  title: 'Screens/Help lines',
  component: HelpLinesView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { lines: sampleLines, serviceHref: '#' },
} satisfies Meta<typeof HelpLinesView>
export default meta
type Story = StoryObj<typeof meta>

export const Lines: Story = {}
export const WithoutSupport: Story = { args: { serviceHref: undefined } }
