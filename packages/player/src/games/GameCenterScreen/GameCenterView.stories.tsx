import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleGames, sampleFavorites, sampleVendorName } from '../../blocks/game/samples.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { GameCenterView } from './GameCenterView.tsx'

const nothing = () => undefined

const meta = {
  title: 'Screens/Popular games',
  component: GameCenterView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    types: ['RNG', 'SPORTS', 'LIVE', 'FISH'],
    type: 'RNG',
    games: { state: 'ready', value: sampleGames(26) },
    favorites: sampleFavorites,
    vendorName: sampleVendorName,
    onType: nothing,
  },
} satisfies Meta<typeof GameCenterView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Loading: Story = { args: { games: { state: 'loading' } } }
export const Failed: Story = { args: { games: { state: 'error', retry: nothing } } }
export const Empty: Story = { args: { games: { state: 'ready', value: [] } } }
export const LongText: Story = { args: { games: { state: 'ready', value: sampleGames(9, true) } } }
