import type { Meta, StoryObj } from '@storybook/react-vite'
import { samplePages } from '../../testing/recordSamples.ts'
import { failed, loading, ready } from '../../testing/loadables.ts'
import { minor } from '@platform/sdk'
import { withTexts } from '../../testing/withTexts.tsx'
import { AccountRecordView, type AccountRecordViewProps } from './AccountRecordView.tsx'
import { sampleMovements, sampleSums } from './samples.ts'

const nothing = () => undefined
const rows = sampleMovements(40)

const sums = ready(sampleSums)

async function* sampleFile() {
  yield rows
  return { complete: true, sums: sampleSums }
}

const fullAccount: AccountRecordViewProps = {
  list: samplePages(ready([rows.slice(0, 20), rows.slice(20)]), sums, { paging: 'more' }),
  filters: { chosen: { txCode: '', flow: '', types: '' }, onChoose: nothing },
  types: [
    { txCode: 'deposit', txName: 'Depósito' },
    { txCode: 'bet', txName: 'Aposta' },
  ],
  file: { name: 'account', load: () => sampleFile() },
  statementHref: '/m/transaction/record?view=statement',
  ways: { orderLinkOf: ({ orderType }) => orderType && '#order', askLinkOf: ({ orderType }) => orderType && '#ask' },
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
export const Filtered: Story = { args: { filters: { chosen: { txCode: 'deposit', flow: 'in', types: '' }, onChoose: nothing } } }
export const Team: Story = {
  args: {
    team: true,
    filters: { chosen: { txCode: '', flow: '', types: 'A' }, onChoose: nothing },
    list: samplePages(
      rows.slice(0, 20).map((row, index) => ({ ...row, userName: index % 2 ? 'lu•••' : 'anaclara' })),
      sums,
    ),
  },
}
export const Skeleton: Story = { args: { list: samplePages(loading, loading) } }
export const Failed: Story = { args: { list: samplePages(failed, failed) } }
export const Empty: Story = {
  args: { list: samplePages([], ready({ ...sampleSums, count: 0, amountIn: minor(0), amountOut: minor(0) })) },
}
export const LongText: Story = {
  globals: { viewport: { value: 'w320' } },
  args: { list: samplePages(sampleMovements(8, true), sums) },
}
