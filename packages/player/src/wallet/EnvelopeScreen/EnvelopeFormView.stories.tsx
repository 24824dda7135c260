import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import { withTexts } from '../../testing/withTexts.tsx'
import { blockedTransferSettings, sampleNow, sampleTransferSettings } from '../samples.ts'
import { EnvelopeFormView } from './EnvelopeFormView.tsx'

const nothing = () => undefined
const facts = { enabled: true, mostReceivers: 20 }

const meta = {
  title: 'Screens/Envelope form',
  component: EnvelopeFormView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    symbol: 'R$',
    settings: { ...sampleTransferSettings, ...facts },
    rules: { members: 12, mostPackets: 12, least: minor(10), hours: 24 },
    now: sampleNow,
    links: { paymentPassword: '#', turnover: '#', bonus: '#', frozen: '#', owed: '#' },
    recordsHref: '#',
    amount: 10_000,
    onAmount: nothing,
    packets: 12,
    onPackets: nothing,
    split: 'random',
    onSplit: nothing,
    words: 'Bom trabalho este mês!',
    onWords: nothing,
    problems: {},
    tried: false,
    busy: false,
    confirmation: { way: 'password', error: undefined },
    error: undefined,
    onSubmit: nothing,
    question: undefined,
  },
} satisfies Meta<typeof EnvelopeFormView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Missing: Story = { args: { amount: undefined, packets: undefined, problems: { amount: 'empty', packets: 'packetsEmpty' }, tried: true } } // prettier-ignore
export const Sure: Story = { args: { question: { twice: false, onConfirm: nothing, onClose: nothing } } }
export const Blocked: Story = { args: { settings: { ...blockedTransferSettings, ...facts } } }
