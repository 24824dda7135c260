import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { RememberedDevicesView } from './RememberedDevicesView.tsx'

const meta = {
  title: 'Screens/Remembered devices',
  component: RememberedDevicesView,
  decorators: [withTexts],
  args: {
    devices: [
      {
        id: 'a',
        device: 'Android · Chrome',
        place: '189.40.•.•',
        lastUsedAt: Date.UTC(2026, 10, 20, 15),
        expiresAt: Date.UTC(2026, 11, 20, 15),
        current: true,
      },
      {
        id: 'b',
        device: '',
        place: '2804:14d:7e80::',
        lastUsedAt: Date.UTC(2026, 10, 9, 23),
        expiresAt: Date.UTC(2026, 11, 9, 23),
        current: false,
      },
    ],
    busy: false,
    error: undefined,
    onRemove: () => undefined,
  },
} satisfies Meta<typeof RememberedDevicesView>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {}
export const Failed: Story = { args: { devices: [], error: 'Sem conexão. Tente de novo.' } }
