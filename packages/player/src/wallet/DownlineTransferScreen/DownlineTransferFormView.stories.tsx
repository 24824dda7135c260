import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import { withTexts } from '../../testing/withTexts.tsx'
import { blockedTransferSettings, sampleNow, sampleTransferSettings } from '../samples.ts'
import { DownlineTransferFormView } from './DownlineTransferFormView.tsx'
import { sharesOf, type Receiver } from './Receiver.ts'
import { ReceiverPickerView } from './ReceiverPickerView.tsx'

const nothing = () => undefined
const { upline: _upline, ...sums } = sampleTransferSettings
const { upline: _blocked, ...blocked } = blockedTransferSettings
const settings = { ...sums, enabled: true, mostReceivers: 20 }
const member = (userName: string, own?: number): Receiver => ({
  memberId: userName,
  userName,
  own: own === undefined ? undefined : minor(own),
})
const two = [member('anaclara', 25_000), member('rafaelmoreiradasilva', 5000)]

const meta = {
  title: 'Screens/Transfer to members',
  component: DownlineTransferFormView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    symbol: 'R$',
    settings,
    now: sampleNow,
    links: { paymentPassword: '#', turnover: '#', bonus: '#', frozen: '#', owed: '#' },
    recordsHref: '#',
    receivers: two,
    shares: sharesOf(settings, two, 'same', minor(10_000)),
    onRemove: nothing,
    onOwn: nothing,
    split: 'same',
    onSplit: nothing,
    same: minor(10_000),
    onSame: nothing,
    tried: false,
    purpose: 'salary',
    onPurpose: nothing,
    note: 'novembro',
    onNote: nothing,
    confirmation: { way: 'password', error: undefined },
    busy: false,
    error: undefined,
    onSubmit: nothing,
    renderPicker: (onClose) => (
      <ReceiverPickerView
        members={{ state: 'ready', value: [...two, member('caionovo')] }}
        name=""
        onSearch={nothing}
        chosen={[]}
        full={undefined}
        onToggle={nothing}
        onMore={nothing}
        loadingMore={false}
        onClose={onClose}
      />
    ),
    question: undefined,
  },
} satisfies Meta<typeof DownlineTransferFormView>
export default meta
type Story = StoryObj<typeof meta>

export const SameForAll: Story = {}
export const AmountPerMember: Story = { args: { split: 'own', shares: sharesOf(settings, two, 'own', undefined) } }
export const TooMuch: Story = { args: { same: minor(90_000), shares: sharesOf(settings, two, 'same', minor(90_000)) } }
export const Nobody: Story = { args: { receivers: [], tried: true, same: undefined, shares: sharesOf(settings, [], 'same', undefined) } }
export const Blocked: Story = { args: { settings: { ...settings, ...blocked } } }
export const Narrow: Story = {
  args: { split: 'own', shares: sharesOf(settings, two, 'own', undefined) },
  globals: { viewport: { value: 'w320' } },
}
