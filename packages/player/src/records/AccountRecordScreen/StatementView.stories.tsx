import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleStatement } from './samples.ts'
import { StatementView, type StatementViewProps } from './StatementView.tsx'

const nothing = () => undefined

const fullStatement: StatementViewProps = {
  months: ['2026-03', '2026-02', '2026-01'],
  month: '2026-02',
  statement: { state: 'ready', value: sampleStatement },
  symbol: 'R$',
  brand: 'Ipanema',
  account: 'anaclara',
  madeAt: Date.parse('2026-03-01T15:04:05Z'),
  listHref: '/m/transaction/record',
  onMonth: nothing,
  onPrint: nothing,
}

const meta = {
  title: 'Screens/Monthly statement',
  component: StatementView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: fullStatement,
} satisfies Meta<typeof StatementView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Running: Story = { args: { statement: { state: 'ready', value: { ...sampleStatement, running: true } } } }
export const Empty: Story = {
  args: {
    statement: { state: 'ready', value: { ...sampleStatement, count: 0, amountIn: minor(0), amountOut: minor(0), types: [], days: [] } },
  },
}
export const Skeleton: Story = { args: { statement: { state: 'loading' } } }
export const Failed: Story = { args: { statement: { state: 'error', retry: nothing } } }
export const LargeAmounts: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { statement: { state: 'ready', value: { ...sampleStatement, closing: minor(99_999_999_999), amountIn: minor(99_999_999_999) } } },
}
