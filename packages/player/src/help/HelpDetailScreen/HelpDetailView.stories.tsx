import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleHelp } from '../samples.ts'
import { HelpDetailSkeleton, HelpDetailView } from './HelpDetailView.tsx'

const meta = {
  title: 'Screens/HelpDetail',
  component: HelpDetailView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { items: sampleHelp(), index: 1, links: {}, listHref: '#', contact: { serviceHref: '#' } },
} satisfies Meta<typeof HelpDetailView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Loading: Story = { render: () => <HelpDetailSkeleton /> }
export const NoSuchItem: Story = { args: { index: undefined } }
export const Empty: Story = { args: { items: [], index: undefined } }
export const LongTitle: Story = { args: { items: sampleHelp(true) } }
