import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Money } from '../Money/Money.tsx'
import { RecordCard } from './RecordCard.tsx'

const meta = {
  title: 'Content/RecordCard',
  component: RecordCard,
  args: {
    title: 'Fortuna do Tigre',
    subtitle: 'PG Soft · 20/11 14:32',
    amount: <Money minor={12050} symbol="R$" signed />,
    status: <Badge tone="win">Pago</Badge>,
    rows: [
      { label: 'Aposta', value: 'R$ 5,00' },
      { label: 'Rodada', value: '8f3a-2291-77c0-4be1-9d02' },
    ],
  },
} satisfies Meta<typeof RecordCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongText: Story = {
  ...narrow,
  args: { title: 'Roda da Sorte Extraordinária Megapremiada', subtitle: 'Fornecedor Internacional de Jogos · 20/11/2026 14:32:10' },
}
export const Bare: Story = { args: { rows: [], status: undefined, subtitle: undefined } }

export const Variants: Story = {
  render: (args) => (
    <div className={rows}>
      <RecordCard {...args} />
      <RecordCard {...args} amount={<Money minor={-500} symbol="R$" signed />} status={<Badge tone="danger">Recusado</Badge>} />
      <RecordCard {...args} amount={<Money minor={0} symbol="R$" signed />} status={undefined} rows={[]} />
    </div>
  ),
}
