import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import type { SentEnvelope } from '@platform/sdk/rewards'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleNow } from '../samples.ts'
import { SentEnvelopes } from './SentEnvelopes.tsx'

const NOW = sampleNow()
const taker = (userName: string, amount: number) => ({ userName, amount: minor(amount), takenTime: NOW - 60_000 })
const open: SentEnvelope = {
  id: 'E2611200000000001',
  amount: minor(10_000),
  packets: 8,
  split: 'random',
  words: 'Bom trabalho este mês!',
  state: 'open',
  taken: 2,
  takenAmount: minor(2318),
  returned: minor(0),
  createdAt: NOW - 3_600_000,
  expireTime: NOW + 82_800_000,
  takers: [taker('camila22', 1804), taker('diego_r', 514)],
}

const meta = {
  title: 'Screens/Sent envelopes',
  component: SentEnvelopes,
  decorators: [withTexts],
  args: { symbol: 'R$', envelopes: [open] },
} satisfies Meta<typeof SentEnvelopes>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    envelopes: [
      open,
      { ...open, id: 'E2', state: 'empty', split: 'equal', words: '', packets: 2, taken: 2, takenAmount: minor(10_000) },
      { ...open, id: 'E3', state: 'ended', taken: 0, takenAmount: minor(0), returned: minor(10_000), takers: [] },
    ],
    more: { busy: false, onMore: () => undefined },
  },
}
