import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleCards } from '../samples.ts'
import { DestinationsView } from './DestinationsView.tsx'

const meta = {
  title: 'Screens/Destinations',
  component: DestinationsView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { cards: sampleCards, most: 5, addHref: '#', busy: false, error: undefined, onDefault: () => undefined, onRemove: () => undefined },
} satisfies Meta<typeof DestinationsView>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {}
export const None: Story = { args: { cards: [] } }
export const NeedsPassword: Story = { args: { cards: [], paymentPasswordHref: '#' } }
export const Unknown: Story = { args: { unknown: { requestId: '5f2d9c1a7b3e4f60812345678a9bcdef', onCheck: () => undefined } } }
export const Full: Story = { args: { most: 3 } }
