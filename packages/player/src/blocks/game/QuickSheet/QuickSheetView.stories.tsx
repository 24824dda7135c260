import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import { withTexts } from '../../../testing/withTexts.tsx'
import { QuickSheetView } from './QuickSheetView.tsx'

const meta = {
  title: 'Screens/Quick sheet',
  component: QuickSheetView,
  decorators: [withTexts],
  args: {
    vendor: 'Aurora Gaming',
    favorite: false,
    info: { state: 'ready', value: { rtp: 9650, minBet: minor(10), maxBet: minor(50_000), maintenance: false } },
    symbol: 'R$',
    playHref: '#',
    vendorHref: '#',
    onFavorite: () => undefined,
  },
} satisfies Meta<typeof QuickSheetView>
export default meta
type Story = StoryObj<typeof meta>

export const Member: Story = {}
export const Guest: Story = { args: { trialHref: '#' } }
export const Favorite: Story = { args: { favorite: true } }
export const Vip: Story = {
  args: { info: { state: 'ready', value: { rtp: 9780, minBet: minor(500), maxBet: minor(50_000), roomType: 'vip', maintenance: false } } },
}
export const Prizes: Story = {
  args: {
    namesPrizes: true,
    info: { state: 'ready', value: { rtp: 9650, prizes: [100, 300, 400, 600, 1000, 2500, 10_000], minBet: minor(10), maintenance: false } },
  },
}
export const Closed: Story = { args: { info: { state: 'ready', value: { rtp: undefined, minBet: minor(10), maintenance: true } } } }
export const Loading: Story = { args: { info: { state: 'loading' } } }
export const WithoutFacts: Story = {
  args: { info: { state: 'error', retry: () => undefined }, vendor: 'Companhia Sul-Americana de Entretenimento Digital' },
}
