import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleGames, sampleVendors } from '../../blocks/game/samples.ts'
import { failed, loading, ready } from '../../testing/loadables.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { HomeView } from './HomeView.tsx'
import { allOf, blocksOf, fullContent, match } from './samples.tsx'

const meta = {
  title: 'Screens/Home',
  component: HomeView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    order: ['banner', 'notices', 'categories', 'recentGames', 'hotMatches', 'popularGames', 'vendors', 'lotteries', 'favoriteGames'],
    blocks: blocksOf(fullContent),
  },
} satisfies Meta<typeof HomeView>
export default meta
type Story = StoryObj<typeof meta>

export const Member: Story = {}
export const Guest: Story = { args: { blocks: blocksOf({ ...fullContent, recent: undefined, favoriteGames: undefined }) } }
export const Skeleton: Story = { args: { blocks: allOf(loading) } }
export const Failed: Story = { args: { blocks: allOf(failed) } }
export const Empty: Story = { args: { blocks: allOf(ready<never>([] as never)) } }
export const LongText: Story = {
  args: {
    blocks: blocksOf({
      ...fullContent,
      popular: ready(sampleGames(12, true)),
      recent: ready(sampleGames(6, true)),
      vendors: ready(sampleVendors(9, true)),
      matches: ready([match('Associação Desportiva Confiança de Sergipe', 'Clube Atlético Tubarão de Santa Catarina', 0)]),
    }),
  },
}
