import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, loading, ready } from '../../testing/loadables.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { samplePromotion, statuses } from '../samples.ts'
import { ActivityView } from './ActivityView.tsx'

const categories = ready(['Todas', 'Boas-vindas', 'Cassino', 'Esportes'].map((title, id) => ({ id: String(id), title, iconImageUrl: '' })))

const meta = {
  title: 'Screens/Promotions',
  component: ActivityView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    categories,
    category: '0',
    symbol: 'R$',
    onCategory: () => undefined,
    promotions: ready(statuses.map((status, index) => samplePromotion({ id: String(index), status, noExpiry: index % 2 }))),
  },
} satisfies Meta<typeof ActivityView>
export default meta
type Story = StoryObj<typeof meta>

export const EveryStatus: Story = {}
export const Loading: Story = { args: { categories: loading, promotions: loading } }
export const Failed: Story = { args: { promotions: failed } }
export const Empty: Story = { args: { promotions: ready([]) } }
export const LongTitle: Story = {
  args: {
    promotions: ready([
      samplePromotion({ title: 'Torneio extraordinário de verão dos provedores parceiros com cem mil reais em prêmios' }),
    ]),
  },
}
