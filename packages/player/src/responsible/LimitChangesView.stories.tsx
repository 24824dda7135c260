import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../testing/withTexts.tsx'
import { LimitChangesView } from './LimitChangesView.tsx'
import { sampleChanges } from './samples.ts'

const meta = {
  title: 'Screens/Changes of limits',
  component: LimitChangesView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { changes: sampleChanges, symbol: 'R$', more: undefined },
} satisfies Meta<typeof LimitChangesView>
export default meta
type Story = StoryObj<typeof meta>

export const Changes: Story = {}
export const More: Story = { args: { more: { busy: false, onMore: () => undefined } } }
export const None: Story = { args: { changes: [] } }
