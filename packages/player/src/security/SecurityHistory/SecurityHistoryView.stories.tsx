import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'

const signIns = [
  { at: Date.UTC(2026, 10, 20, 15), device: 'Android · Chrome', place: '189.40.•.•', method: 'passkey' as const, current: true },
  { at: Date.UTC(2026, 10, 19, 23), device: '', place: '2804:14d:7e80::', method: 'password' as const, current: false },
]
import { SecurityHistoryView } from './SecurityHistoryView.tsx'

const meta = {
  title: 'Screens/Sign-ins',
  component: SecurityHistoryView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { signIns, busy: false, error: undefined, onEndAll: () => undefined },
} satisfies Meta<typeof SecurityHistoryView>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {}
export const None: Story = { args: { signIns: [] } }
