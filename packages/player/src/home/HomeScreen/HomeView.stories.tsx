import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleGames, sampleFavorites, sampleVendorName, sampleVendors } from '../../blocks/samples/games.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { HomeView, type HomeViewProps } from './HomeView.tsx'

const nothing = () => undefined
const ready = <Value,>(value: Value) => ({ state: 'ready', value }) as const
const loading = { state: 'loading' } as const
const error = { state: 'error', retry: nothing } as const

const match = (homeTeam: string, awayTeam: string, index: number) => ({
  homeTeam,
  awayTeam,
  homeTeamImageUrl: '',
  awayTeamImageUrl: '',
  league: 'Brasileirão Série A',
  matchTime: Date.parse('2026-03-01T19:00:00Z') + index * 86_400_000,
  vendor: 'AURORA',
  roomId: String(index),
  nodeId: `match-${index}`,
})

const fullHome: HomeViewProps = {
  order: ['banner', 'notices', 'categories', 'recentGames', 'hotMatches', 'popularGames', 'vendors', 'lotteries', 'favoriteGames'],
  categories: ['RNG', 'SPORTS', 'LIVE', 'FISH', 'PVP', 'INHOUSE', 'LOTT', 'ELOTT'],
  banners: ready([{ url: '/none.svg', title: 'Copa da sorte', link: '/m/gameList?gameType=SPORTS' }]),
  notices: ready([
    { id: '1', title: 'Manutenção na quarta às 4 h', content: '' },
    { id: '2', title: 'PIX em segundos', content: '' },
  ]),
  matches: ready([match('Flamengo', 'Palmeiras', 0), match('Grêmio', 'Internacional', 1)]),
  vendors: ready(sampleVendors(25)),
  popular: ready(sampleGames(12)),
  popularTypes: ['RNG', 'SPORTS', 'LIVE', 'FISH', 'PVP', 'INHOUSE'],
  popularType: 'RNG',
  lotteries: ready(sampleGames(6)),
  recent: ready(sampleGames(6)),
  favoriteGames: ready(sampleGames(6)),
  minimumAge: 18,
  favorites: sampleFavorites,
  vendorName: sampleVendorName,
  onBanner: nothing,
  onNotices: nothing,
  onPopularType: nothing,
}

const allOf = (state: typeof loading | typeof error): HomeViewProps => ({
  ...fullHome,
  banners: state,
  notices: state,
  matches: state,
  vendors: state,
  popular: state,
  lotteries: state,
  recent: state,
  favoriteGames: state,
})

const emptyHome: HomeViewProps = {
  ...fullHome,
  banners: ready([]),
  notices: ready([]),
  matches: ready([]),
  vendors: ready([]),
  popular: ready([]),
  lotteries: ready([]),
  recent: ready([]),
  favoriteGames: ready([]),
}

const meta = {
  title: 'Screens/Home',
  component: HomeView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: fullHome,
} satisfies Meta<typeof HomeView>
export default meta
type Story = StoryObj<typeof meta>

export const Member: Story = {}
export const Guest: Story = { args: { recent: undefined, favoriteGames: undefined } }
export const Skeleton: Story = { args: allOf(loading) }
export const Failed: Story = { args: allOf(error) }
export const Empty: Story = { args: emptyHome }
export const LongText: Story = {
  args: {
    popular: ready(sampleGames(12, true)),
    recent: ready(sampleGames(6, true)),
    vendors: ready(sampleVendors(9, true)),
    matches: ready([match('Associação Desportiva Confiança de Sergipe', 'Clube Atlético Tubarão de Santa Catarina', 0)]),
  },
}
