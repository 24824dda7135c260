import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleForm } from '../../blocks/form/sampleForm.ts'
import { sampleCode } from '../samples.ts'
import { emptyPayment } from './paymentForm.ts'
import { PaymentPasswordView } from './PaymentPasswordView.tsx'

const meta = {
  title: 'Screens/Payment password',
  component: PaymentPasswordView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { mode: 'set', form: sampleForm(emptyPayment) },
} satisfies Meta<typeof PaymentPasswordView>
export default meta
type Story = StoryObj<typeof meta>

export const Set: Story = {}
export const Change: Story = { args: { mode: 'change', resetHref: '#' } }
export const Locked: Story = {
  args: {
    mode: 'change',
    resetHref: '#',
    lockedUntil: sampleCode.now() + 29 * 60_000,
    now: sampleCode.now,
    form: sampleForm(emptyPayment, {
      failure: 'Senha de saque bloqueada por 30 minutos depois de cinco tentativas erradas. Tente depois ou fale com o atendimento.',
    }),
  },
}
export const Reset: Story = {
  args: {
    mode: 'reset',
    code: { ...sampleCode, sent: true, resendAt: sampleCode.now() + 60_000 },
    ways: [
      { type: 'sms', to: '+5511 ••••28' },
      { type: 'email', to: 'a••••@correio.example' },
    ],
  },
}
