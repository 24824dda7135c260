import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { rules } from '../samples.ts'
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
    byEmail: { rules, pending: false, onSubmit: nothing },
    byPhone: {
      rules,
      countries: [{ code: 'BR', name: 'Brasil', diallingCode: '55' }],
      country: 'BR',
      onCountryChange: nothing,
      code: { sent: false, sending: false, resendAt: undefined, now: () => 0 },
      onMobile: nothing,
      onSend: nothing,
      pending: false,
      onSubmit: async () => undefined,
    },
  },
} satisfies Meta<typeof ForgetView>
export default meta
type Story = StoryObj<typeof meta>

const { byPhone, byEmail } = meta.args

export const ByPhone: Story = {}
export const CodeSent: Story = { args: { byPhone: { ...byPhone, code: { ...byPhone.code, sent: true, resendAt: 59_000 } } } }
export const WrongCode: Story = {
  args: { byPhone: { ...byPhone, error: { text: 'Código incorreto ou vencido. Confira ou peça outro.' } } },
}
export const ByEmail: Story = { args: { method: 'email' } }
export const OneWay: Story = { args: { method: 'email', onMethodChange: undefined } }
export const Pending: Story = { args: { method: 'email', byEmail: { ...byEmail, pending: true } } }
export const Insecure: Story = { args: { secureHref: '#' } }
