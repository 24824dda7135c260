import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleGames, sampleFavorites, sampleVendorName, sampleVendors } from '../../blocks/game/samples.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { ofType } from '../gameFilter.ts'
import { failed, loading, ready } from '../../testing/loadables.ts'
import { GameListView, type GameListViewProps } from './GameListView.tsx'
import type { Games } from './useGames.ts'

const nothing = () => undefined

const offered: GameListViewProps['offered'] = {
  types: ['RNG', 'SPORTS', 'LIVE', 'FISH', 'PVP', 'INHOUSE', 'LOTT', 'ELOTT'],
  categories: ['ALL', 'NEW', 'FAV', 'HOT', 'Megaways', 'Jackpot', 'Clássicos'],
  vendors: sampleVendors(12),
}
const listOf = (games: Games['games'], paging: Games['paging'] = 'more'): Games => ({
  games,
  paging,
  pages: 2,
  totalPages: 4,
  more: nothing,
})

const fullList: GameListViewProps = {
  filter: ofType('RNG'),
  offered,
  unknownType: false,
  list: listOf(ready(sampleGames(52))),
  cards: { vendorName: sampleVendorName, favorites: sampleFavorites },
  loginHref: undefined,
  onFilter: nothing,
}

const meta = {
  title: 'Screens/Game list',
  component: GameListView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: fullList,
} satisfies Meta<typeof GameListView>
export default meta
type Story = StoryObj<typeof meta>

const none = listOf(ready([]), 'end')

export const Full: Story = {}
export const Skeleton: Story = { args: { list: listOf(loading) } }
export const Failed: Story = { args: { list: listOf(failed) } }
export const PageFailed: Story = { args: { list: listOf(ready(sampleGames(52)), 'failed') } }
export const Empty: Story = { args: { list: none, filter: { ...ofType('RNG'), search: 'xyz' } } }
export const NoFavorites: Story = { args: { list: none, filter: { ...ofType('RNG'), category: 'FAV' } } }
export const GuestFavorites: Story = { args: { loginHref: '/m/login', filter: { ...ofType('RNG'), category: 'FAV' } } }
export const UnknownType: Story = { args: { unknownType: true } }
export const LongText: Story = {
  args: { list: listOf(ready(sampleGames(26, true))), offered: { ...offered, vendors: sampleVendors(9, true) } },
}
