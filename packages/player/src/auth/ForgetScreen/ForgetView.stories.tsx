import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleForm } from '../../blocks/form/sampleForm.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { rules } from '../samples.ts'
import { emptyByEmail, emptyByPhone } from './forgetRules.ts'
import { ForgetView } from './ForgetView.tsx'

const nothing = () => undefined
const meta = {
  title: 'Screens/Forgot password',
  component: ForgetView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    method: 'phone',
    onMethodChange: nothing,
    byEmail: sampleForm(emptyByEmail),
    byPhone: {
      form: sampleForm(emptyByPhone),
      rules,
      phone: {
        countries: [{ code: 'BR', name: 'Brasil', diallingCode: '55' }],
        country: 'BR',
        onCountryChange: nothing,
        code: { sent: false, sending: false, resendAt: undefined, now: () => 0 },
        onSend: nothing,
      },
    },
  },
} satisfies Meta<typeof ForgetView>
export default meta
type Story = StoryObj<typeof meta>

const { byPhone } = meta.args
const { phone } = byPhone

export const ByPhone: Story = {}
export const CodeSent: Story = {
  args: { byPhone: { ...byPhone, phone: { ...phone, code: { ...phone.code, sent: true, resendAt: 59_000 } } } },
}
export const WrongCode: Story = {
  args: { byPhone: { ...byPhone, form: sampleForm(emptyByPhone, { failure: 'Código incorreto ou vencido. Confira ou peça outro.' }) } },
}
export const ByEmail: Story = { args: { method: 'email' } }
export const OneWay: Story = { args: { method: 'email', onMethodChange: undefined } }
export const Pending: Story = { args: { method: 'email', byEmail: sampleForm(emptyByEmail, { busy: true }) } }
export const Insecure: Story = { args: { secureHref: '#' } }
