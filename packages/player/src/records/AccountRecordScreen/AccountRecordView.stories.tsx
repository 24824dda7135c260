import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { AccountRecordView, type AccountRecordViewProps } from './AccountRecordView.tsx'
import { sampleMovements, sampleSums } from './samples.ts'

const nothing = () => undefined
const rows = sampleMovements(40)

async function* sampleFile() {
  yield rows
  return { complete: true, sums: sampleSums }
}

const fullAccount: AccountRecordViewProps = {
  dates: '7d',
  today: '2026-03-01',
  chosen: { txCode: '', flow: '', types: '' },
  types: [
    { txCode: 'deposit', txName: 'Depósito' },
    { txCode: 'bet', txName: 'Aposta' },
  ],
  pages: { state: 'ready', value: [rows.slice(0, 20), rows.slice(20)] },
  sums: { state: 'ready', value: sampleSums },
  paging: 'more',
  symbol: 'R$',
  file: { name: 'account', load: () => sampleFile() },
  statementHref: '/m/transaction/record?view=statement',
  orderLinkOf: ({ orderType }) => orderType && '#order',
  askLinkOf: ({ orderType }) => orderType && '#ask',
  onDates: nothing,
  onChoose: nothing,
  onMore: nothing,
}

const meta = {
  title: 'Screens/Account record',
  component: AccountRecordView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: fullAccount,
} satisfies Meta<typeof AccountRecordView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Filtered: Story = { args: { chosen: { txCode: 'deposit', flow: 'in', types: '' } } }
export const Team: Story = {
  args: {
    team: true,
    chosen: { txCode: '', flow: '', types: 'A' },
    pages: { state: 'ready', value: [rows.slice(0, 20).map((row, index) => ({ ...row, userName: index % 2 ? 'lu•••' : 'anaclara' }))] },
  },
}
export const Skeleton: Story = { args: { pages: { state: 'loading' }, sums: { state: 'loading' } } }
export const Failed: Story = { args: { pages: { state: 'error', retry: nothing }, sums: { state: 'error', retry: nothing } } }
export const Empty: Story = {
  args: {
    pages: { state: 'ready', value: [[]] },
    sums: { state: 'ready', value: { ...sampleSums, count: 0, amountIn: 0 as never, amountOut: 0 as never } },
    paging: 'end',
  },
}
export const LongText: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { pages: { state: 'ready', value: [sampleMovements(8, true)] } },
}
