import type { Meta, StoryObj } from '@storybook/react-vite'
import { onePart } from '../../blocks/RecordList/RecordFile.ts'
import { failed, loading, ready } from '../../testing/loadables.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { DepositRecordView, type DepositRecordViewProps } from './DepositRecordView.tsx'
import { sampleDeposits } from './samples.ts'

const nothing = () => undefined
const rows = sampleDeposits(40)

const full: DepositRecordViewProps = {
  dates: '7d',
  today: '2026-03-01',
  chosen: { status: '', channelId: '' },
  channels: [
    { id: 'pix', name: 'PIX' },
    { id: 'transfer', name: 'Transferência bancária' },
  ],
  pages: ready([rows.slice(0, 20), rows.slice(20)]),
  sums: ready({ count: 40, amount: 1_000_000, credited: 400_000, fee: 0 }),
  paging: 'end',
  symbol: 'R$',
  file: { name: 'deposits', load: () => onePart(rows) },
  waysOf: () => ({ resume: '#order', detail: '#detail', repeat: '#form', ask: '#feedback' }),
  formHref: '#form',
  onDates: nothing,
  onChoose: nothing,
  onMore: nothing,
}

const meta = {
  title: 'Screens/Deposit record',
  component: DepositRecordView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: full,
} satisfies Meta<typeof DepositRecordView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Filtered: Story = { args: { chosen: { status: 'credited', channelId: 'pix' } } }
export const Skeleton: Story = { args: { pages: loading, sums: loading } }
export const Failed: Story = { args: { pages: failed, sums: failed } }
export const Empty: Story = { args: { pages: ready([[]]), sums: ready({ count: 0, amount: 0, credited: 0, fee: 0 }) } }
export const LongText: Story = { globals: { viewport: { value: 'w320' } }, args: { pages: ready([sampleDeposits(8, true)]) } }
