import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleLotteries } from '../samples.ts'
import { LotteryView, type LotteryViewProps } from './LotteryView.tsx'

const nothing = () => undefined

const tabsAt = (tab: string): LotteryViewProps['tabs'] => ({
  all: [
    { value: 'all', label: 'Todas' },
    { value: 'fav', label: 'Favoritas' },
    { value: 'FIVE', label: 'Cinco dígitos' },
  ],
  tab,
  onTab: nothing,
})

const fullLobby: LotteryViewProps = {
  modes: { all: ['Elott', 'Lott', 'ZY'], mode: 'Elott', onMode: nothing },
  tabs: tabsAt('all'),
  playType: 'trad',
  onPlayType: nothing,
  games: { state: 'ready', value: sampleLotteries(5) },
  favorites: { has: (id) => id === 'lottery-1', toggle: nothing },
  recordsHref: '#',
}

const meta = {
  title: 'Screens/Lottery lobby',
  component: LotteryView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: fullLobby,
} satisfies Meta<typeof LotteryView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Guest: Story = {
  args: { recordsHref: undefined, modes: { all: ['Lott'], mode: 'Lott', onMode: nothing }, onPlayType: undefined },
}
export const Skeleton: Story = { args: { games: { state: 'loading' } } }
export const Failed: Story = { args: { games: { state: 'error', retry: nothing } } }
export const Empty: Story = { args: { games: { state: 'ready', value: [] } } }
export const NoFavorites: Story = { args: { tabs: tabsAt('fav'), games: { state: 'ready', value: [] } } }
export const LongText: Story = { args: { games: { state: 'ready', value: sampleLotteries(3, true) } } }
