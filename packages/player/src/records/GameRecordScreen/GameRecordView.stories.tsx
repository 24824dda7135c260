import type { Meta, StoryObj } from '@storybook/react-vite'
import { onePart } from '../../blocks/record/RecordList/RecordFile.ts'
import { sampleRecords, sampleVendorName } from '../../blocks/game/samples.ts'
import { samplePages, samplePeriod } from '../../testing/recordSamples.ts'
import { failed, loading, ready } from '../../testing/loadables.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { GameRecordView, type GameRecordViewProps } from './GameRecordView.tsx'

const nothing = () => undefined
const records = sampleRecords(40)

const pages = ready([records.slice(0, 20), records.slice(20)])
const totals = ready({ count: 1234, betAmount: 617_000, validBetAmount: 615_500, winAmount: 590_250, profit: -26_750 })
const fullRecord: GameRecordViewProps = {
  list: samplePages(pages, totals, { paging: 'more' }),
  filters: { chosen: { gameType: '', vassalage: '', status: '', dateType: '' }, onChoose: nothing },
  products: ['RNG', 'SPORTS', 'LIVE', 'FISH'],
  vendors: ['AURORA', 'BOREAL'].map((code) => ({ code, name: sampleVendorName(code) })),
  vendorName: sampleVendorName,
  file: { name: 'bets', load: () => onePart(records) },
  askLinkOf: () => '#ask',
}

const emptyRecord: GameRecordViewProps = {
  ...fullRecord,
  list: samplePages([], ready({ count: 0, betAmount: 0, validBetAmount: 0, winAmount: 0, profit: 0 })),
}

const meta = {
  title: 'Screens/Betting history',
  component: GameRecordView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: fullRecord,
} satisfies Meta<typeof GameRecordView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const OwnDates: Story = {
  args: {
    list: samplePages(pages, totals, { paging: 'more', period: samplePeriod({ startDate: '2026-02-03', endDate: '2026-02-27' }) }),
    filters: { chosen: { gameType: 'RNG', vassalage: 'AURORA', status: 'won', dateType: 'settle' }, onChoose: nothing },
  },
}
export const Skeleton: Story = { args: { list: samplePages(loading, loading) } }
export const Failed: Story = { args: { list: samplePages(failed, failed) } }
export const Empty: Story = { args: emptyRecord }
export const LongText: Story = {
  args: {
    list: samplePages(
      sampleRecords(8, true),
      ready({
        count: 1_234_567,
        betAmount: 99_999_999_999,
        validBetAmount: 99_999_999_999,
        winAmount: 99_999_999_999,
        profit: 99_999_999_999,
      }),
      { paging: 'more' },
    ),
  },
}
