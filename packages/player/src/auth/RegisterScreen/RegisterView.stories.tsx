import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@platform/ui'
import { ready } from '../../testing/loadables.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { rules } from '../samples.ts'
import type { RegisterOutcome } from './RegisterForm.tsx'
import { registerSchema } from './registerSchema.ts'
import { RegisterView } from './RegisterView.tsx'

const nothing = () => undefined
const settings = { username: true, mobile: true, captcha: true, smsCode: false, affiliateCode: true }
const meta = {
  title: 'Screens/Register',
  component: RegisterView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <strong>Marca</strong>,
    languageButton: <Button tone="ghost">EN</Button>,
    onBack: nothing,
    banners: ready([]),
    method: 'username',
    onMethodChange: nothing,
    loginHref: '#',
    social: { channels: [], onStart: nothing },
    form: {
      schema: registerSchema(rules, settings, 'username'),
      initial: {},
      onChange: nothing,
      phone: {
        countries: [{ code: 'BR', name: 'Brasil', diallingCode: '55' }],
        country: 'BR',
        onCountryChange: nothing,
        code: { sent: false, sending: false, resendAt: undefined, now: () => 0 },
        onSend: nothing,
      },
      captcha: { onRefresh: nothing },
      isFree: async () => true,
      legal: { minimumAge: 18, termsHref: '#', agreeStartsTicked: true },
      outcome: { pending: false, problems: {} },
      onSubmit: nothing,
    },
  },
} satisfies Meta<typeof RegisterView>
export default meta
type Story = StoryObj<typeof meta>

const { form } = meta.args
const few = registerSchema(rules, { ...settings, captcha: false }, 'mobile')
const after = (outcome: Partial<RegisterOutcome>) => ({ form: { ...form, outcome: { ...form.outcome, ...outcome } } })

export const InSteps: Story = {}
export const OneStep: Story = { args: { method: 'mobile', form: { ...form, schema: few } } }
export const OneWay: Story = { args: { onMethodChange: undefined } }
export const WithBanner: Story = { args: { banners: ready([{ id: 1, title: 'Bônus de boas-vindas', text: '100% no primeiro depósito' }]) } }
export const NameTaken: Story = { args: after({ problems: { username: 'usernameExists' } }) }
export const Refused: Story = { args: after({ error: { text: 'Link de indicação incorreto.' } }) }
export const Pending: Story = { args: { form: { ...form, schema: few, outcome: { pending: true, problems: {} } } } }
export const Closed: Story = { args: { method: undefined } }
export const Insecure: Story = { args: { secureHref: '#' } }
