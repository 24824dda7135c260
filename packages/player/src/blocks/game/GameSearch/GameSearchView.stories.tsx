import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../../testing/withTexts.tsx'
import { sampleGames, sampleFavorites, sampleVendorName } from '../samples.ts'
import { GameSearchView, type GameSearchViewProps } from './GameSearchView.tsx'

const nothing = () => undefined

const searching: GameSearchViewProps = {
  text: 'tigre',
  found: { state: 'ready', value: { games: sampleGames(9), similar: [] } },
  popular: sampleGames(6),
  recent: ['roleta', 'fúria do tigre', 'aurora'],
  favorites: sampleFavorites,
  vendorName: sampleVendorName,
  onText: nothing,
  onUsed: nothing,
  onForget: nothing,
  onBack: nothing,
}

const meta = {
  title: 'Screens/Game search',
  component: GameSearchView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: searching,
} satisfies Meta<typeof GameSearchView>
export default meta
type Story = StoryObj<typeof meta>

export const Results: Story = {}
export const Idle: Story = { args: { text: '' } }
export const FirstTime: Story = { args: { text: '', recent: [] } }
export const Skeleton: Story = { args: { found: { state: 'loading' } } }
export const NothingButSimilar: Story = {
  args: { text: 'tigrrrre zz', found: { state: 'ready', value: { games: [], similar: sampleGames(3) } } },
}
export const NothingAtAll: Story = { args: { text: 'zzqqx', found: { state: 'ready', value: { games: [], similar: [] } } } }
export const Failed: Story = { args: { found: { state: 'error', retry: nothing } } }
export const LongText: Story = {
  args: { text: 'a'.repeat(60), found: { state: 'ready', value: { games: sampleGames(9, true), similar: [] } } },
}
