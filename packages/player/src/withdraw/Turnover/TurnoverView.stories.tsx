import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleRequirement } from '../samples.ts'
import { TurnoverView } from './TurnoverView.tsx'

const meta = {
  title: 'Screens/Turnover',
  component: TurnoverView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    requirements: [sampleRequirement, { ...sampleRequirement, id: '2', source: 'deposit', title: '', bonus: minor(0), bets: [] }],
    uncounted: [],
    left: 131_000,
    bonus: { bonusLoss: minor(13_456), endsBonus: true },
    symbol: 'R$',
    formHref: '#',
  },
} satisfies Meta<typeof TurnoverView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const None: Story = { args: { requirements: [], left: 0, bonus: { bonusLoss: minor(0), endsBonus: false } } }
export const Paused: Story = { args: { requirements: [{ ...sampleRequirement, held: true }], left: 0 } }
export const Uncounted: Story = {
  args: { uncounted: [{ orderNo: 'L2611200042', gameName: 'Dados da Sorte', betTime: Date.UTC(2026, 10, 20, 15), stake: minor(5000) }] },
}
