import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import { sampleMoneyForm } from '../../blocks/form/PaymentConfirmation/sampleMoneyForm.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { blockedTransferSettings, sampleNow, sampleTransferSettings } from '../samples.ts'
import { TeamTransferFormView } from './TeamTransferFormView.tsx'
import type { TeamTransferValues, Receiver } from './Receiver.ts'
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
const values: TeamTransferValues = {
  receivers: two,
  split: 'same',
  amount: minor(10_000),
  purpose: 'salary',
  note: 'novembro',
  paymentPassword: '',
}

const meta = {
  title: 'Screens/Transfer to members',
  component: TeamTransferFormView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    symbol: 'R$',
    settings,
    now: sampleNow,
    links: { paymentPassword: '#', turnover: '#', bonus: '#', frozen: '#', owed: '#' },
    recordsHref: '#',
    form: sampleMoneyForm(values),
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
  },
} satisfies Meta<typeof TeamTransferFormView>
export default meta
type Story = StoryObj<typeof meta>

export const SameForAll: Story = {}
export const AmountPerMember: Story = { args: { form: sampleMoneyForm({ ...values, split: 'own' }) } }
export const TooMuch: Story = { args: { form: sampleMoneyForm({ ...values, amount: minor(90_000) }) } }
export const NoMembers: Story = {
  args: {
    form: sampleMoneyForm<TeamTransferValues>(
      { ...values, receivers: [], amount: undefined },
      { errors: { receivers: 'Escolha pelo menos um membro.' } },
    ),
  },
}
export const Blocked: Story = { args: { settings: { ...settings, ...blocked } } }
export const Narrow: Story = {
  args: { form: sampleMoneyForm({ ...values, split: 'own' }) },
  globals: { viewport: { value: 'w320' } },
}
