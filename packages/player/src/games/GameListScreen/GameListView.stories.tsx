import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleGames, sampleFavorites, sampleVendorName, sampleVendors } from '../../blocks/samples/games.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { ofType } from '../gameFilter.ts'
import { GameListView, type GameListViewProps } from './GameListView.tsx'

const nothing = () => undefined

const fullList: GameListViewProps = {
  filter: ofType('RNG'),
  types: ['RNG', 'SPORTS', 'LIVE', 'FISH', 'PVP', 'INHOUSE', 'LOTT', 'ELOTT'],
  categories: ['ALL', 'NEW', 'FAV', 'HOT', 'Megaways', 'Jackpot', 'Clássicos'],
  vendors: sampleVendors(12),
  vendorName: sampleVendorName,
  unknownType: false,
  guest: false,
  loginHref: '/m/login',
  favorites: sampleFavorites,
  games: { state: 'ready', value: sampleGames(52) },
  paging: 'more',
  pages: 2,
  totalPages: 4,
  more: nothing,
  onFilter: nothing,
  onCloseWarning: nothing,
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

const none = { state: 'ready', value: [] } as const

export const Full: Story = {}
export const Skeleton: Story = { args: { games: { state: 'loading' } } }
export const Failed: Story = { args: { games: { state: 'error', retry: nothing } } }
export const PageFailed: Story = { args: { paging: 'failed' } }
export const Empty: Story = { args: { games: none, paging: 'end', filter: { ...ofType('RNG'), search: 'xyz' } } }
export const NoFavorites: Story = { args: { games: none, paging: 'end', filter: { ...ofType('RNG'), category: 'FAV' } } }
export const GuestFavorites: Story = { args: { guest: true, filter: { ...ofType('RNG'), category: 'FAV' } } }
export const UnknownType: Story = { args: { unknownType: true } }
export const LongText: Story = { args: { games: { state: 'ready', value: sampleGames(26, true) }, vendors: sampleVendors(9, true) } }
