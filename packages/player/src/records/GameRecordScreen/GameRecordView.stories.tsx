import type { Meta, StoryObj } from '@storybook/react-vite'
import { onePart } from '../../blocks/RecordList/RecordFile.ts'
import { sampleRecords, sampleVendorName } from '../../blocks/samples/games.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { GameRecordView, type GameRecordViewProps } from './GameRecordView.tsx'

const nothing = () => undefined
const records = sampleRecords(40)

const fullRecord: GameRecordViewProps = {
  dates: '7d',
  today: '2026-03-01',
  chosen: { gameType: '', vassalage: '', status: '', dateType: '' },
  products: ['RNG', 'SPORTS', 'LIVE', 'FISH'],
  vendors: ['AURORA', 'BOREAL'].map((code) => ({ code, name: sampleVendorName(code) })),
  pages: { state: 'ready', value: [records.slice(0, 20), records.slice(20)] },
  totals: { state: 'ready', value: { count: 1234, betAmount: 617_000, validBetAmount: 615_500, winAmount: 590_250, profit: -26_750 } },
  paging: 'more',
  symbol: 'R$',
  vendorName: sampleVendorName,
  file: { name: 'bets', load: () => onePart(records) },
  askLinkOf: () => '#ask',
  onDates: nothing,
  onChoose: nothing,
  onMore: nothing,
}

const emptyRecord: GameRecordViewProps = {
  ...fullRecord,
  pages: { state: 'ready', value: [[]] },
  totals: { state: 'ready', value: { count: 0, betAmount: 0, validBetAmount: 0, winAmount: 0, profit: 0 } },
  paging: 'end',
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
    dates: { startDate: '2026-02-03', endDate: '2026-02-27' },
    chosen: { gameType: 'RNG', vassalage: 'AURORA', status: 'won', dateType: 'settle' },
  },
}
export const Skeleton: Story = { args: { pages: { state: 'loading' }, totals: { state: 'loading' } } }
export const Failed: Story = { args: { pages: { state: 'error', retry: nothing }, totals: { state: 'error', retry: nothing } } }
export const Empty: Story = { args: emptyRecord }
export const LongText: Story = {
  args: {
    pages: { state: 'ready', value: [sampleRecords(8, true)] },
    totals: {
      state: 'ready',
      value: {
        count: 1_234_567,
        betAmount: 99_999_999_999,
        validBetAmount: 99_999_999_999,
        winAmount: 99_999_999_999,
        profit: 99_999_999_999,
      },
    },
  },
}
