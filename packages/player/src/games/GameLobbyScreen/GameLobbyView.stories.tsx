import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleVendors } from '../../blocks/game/samples.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { GameLobbyView } from './GameLobbyView.tsx'

const nothing = () => undefined

const meta = {
  title: 'Screens/Game lobby',
  component: GameLobbyView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    types: ['RNG', 'SPORTS', 'LIVE', 'ELOTT'],
    type: 'RNG',
    vendors: { state: 'ready', value: sampleVendors(12) },
    onType: nothing,
  },
} satisfies Meta<typeof GameLobbyView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const WithoutQuickLottery: Story = { args: { types: ['RNG', 'SPORTS', 'LIVE'] } }
export const Loading: Story = { args: { vendors: { state: 'loading' } } }
export const Failed: Story = { args: { vendors: { state: 'error', retry: nothing } } }
export const Empty: Story = { args: { vendors: { state: 'ready', value: [] } } }
export const LongText: Story = { args: { vendors: { state: 'ready', value: sampleVendors(9, true) } } }
