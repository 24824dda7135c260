import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleRecords, sampleVendorName } from '../../blocks/samples/games.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { GameRecordView, type GameRecordViewProps } from './GameRecordView.tsx'

const nothing = () => undefined

export const fullRecord: GameRecordViewProps = {
  filter: { period: '7d', gameType: '' },
  products: ['RNG', 'SPORTS', 'LIVE', 'FISH'],
  records: { state: 'ready', value: sampleRecords(40) },
  totals: { state: 'ready', value: { count: 1234, betAmount: 617_000, validBetAmount: 615_500, winAmount: 590_250, profit: -26_750 } },
  paging: 'more',
  symbol: 'R$',
  vendorName: sampleVendorName,
  onFilter: nothing,
  onMore: nothing,
}

export const emptyRecord: GameRecordViewProps = {
  ...fullRecord,
  records: { state: 'ready', value: [] },
  totals: { state: 'ready', value: { count: 0, betAmount: 0, validBetAmount: 0, winAmount: 0, profit: 0 } },
  paging: 'end',
}

const meta = {
  title: 'Screens/Betting record',
  component: GameRecordView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: fullRecord,
} satisfies Meta<typeof GameRecordView>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Skeleton: Story = { args: { records: { state: 'loading' }, totals: { state: 'loading' } } }
export const Failed: Story = { args: { records: { state: 'error', retry: nothing }, totals: { state: 'error', retry: nothing } } }
export const Empty: Story = { args: emptyRecord }
export const LongText: Story = {
  args: {
    records: { state: 'ready', value: sampleRecords(8, true) },
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
