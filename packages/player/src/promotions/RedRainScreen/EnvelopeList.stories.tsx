import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import type { RedEnvelope } from '@platform/sdk/rewards'
import { failed, ready } from '../../testing/loadables.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { EnvelopeList } from './EnvelopeList.tsx'

const NOW = Date.UTC(2026, 10, 20, 15)
const open: RedEnvelope = {
  id: 'E1',
  from: 'br•••e',
  words: 'Bom trabalho este mês!',
  state: 'open',
  amount: undefined,
  createdAt: NOW - 3_600_000,
  expireTime: NOW + 82_800_000,
  takenTime: undefined,
}
const taken: RedEnvelope = { ...open, id: 'E2', state: 'taken', amount: minor(1804), takenTime: NOW - 60_000 }

const meta = {
  title: 'Screens/Envelopes from the agent',
  component: EnvelopeList,
  decorators: [withTexts],
  args: { symbol: 'R$', envelopes: ready([open, taken]), busy: false, unknown: undefined, opened: undefined, onTake: () => undefined },
} satisfies Meta<typeof EnvelopeList>
export default meta
type Story = StoryObj<typeof meta>

export const ToOpen: Story = {}
export const Opened: Story = { args: { envelopes: ready([{ ...taken, id: 'E1' }]), opened: 'E1' } }
export const Past: Story = {
  args: { envelopes: ready([taken, { ...open, id: 'E3', words: '', state: 'empty' }, { ...open, id: 'E4', state: 'ended' }]) },
}
export const Unknown: Story = { args: { unknown: { requestId: 'r-1', onCheck: () => undefined } } }
export const Failed: Story = { args: { envelopes: failed } }
