import type { Meta, StoryObj } from '@storybook/react-vite'
import { onePart } from '../../blocks/record/RecordList/RecordFile.ts'
import { failed, loading, ready } from '../../testing/loadables.ts'
import { samplePages } from '../../testing/recordSamples.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { DepositRecordView, type DepositRecordViewProps } from './DepositRecordView.tsx'
import { sampleDeposits } from './samples.ts'

const nothing = () => undefined
const rows = sampleDeposits(40)

const sums = ready({ count: 40, amount: 1_000_000, credited: 400_000, fee: 0 })

const full: DepositRecordViewProps = {
  list: samplePages(ready([rows.slice(0, 20), rows.slice(20)]), sums),
  filters: { chosen: { status: '', channelId: '' }, onChoose: nothing },
  channels: [
    { id: 'pix', name: 'PIX' },
    { id: 'transfer', name: 'Transferência bancária' },
  ],
  file: { name: 'deposits', load: () => onePart(rows) },
  waysOf: () => ({ resume: '#order', detail: '#detail', repeat: '#form', ask: '#feedback' }),
  formHref: '#form',
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
export const Filtered: Story = { args: { filters: { chosen: { status: 'credited', channelId: 'pix' }, onChoose: nothing } } }
export const Skeleton: Story = { args: { list: samplePages(loading, loading) } }
export const Failed: Story = { args: { list: samplePages(failed, failed) } }
export const Empty: Story = { args: { list: samplePages([], ready({ count: 0, amount: 0, credited: 0, fee: 0 })) } }
export const LongText: Story = { globals: { viewport: { value: 'w320' } }, args: { list: samplePages(sampleDeposits(8, true), sums) } }
