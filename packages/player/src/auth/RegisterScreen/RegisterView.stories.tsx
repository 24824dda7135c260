import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@platform/ui'
import { sampleForm } from '../../blocks/form/sampleForm.ts'
import { ready } from '../../testing/loadables.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { rules } from '../samples.ts'
import { registerSchema, type RegisterValues } from './registerSchema.ts'
import { RegisterView } from './RegisterView.tsx'

const nothing = () => undefined
const settings = { username: true, mobile: true, captcha: true, smsCode: false, affiliateCode: true }
const meta = {
  title: 'Screens/Register',
  component: RegisterView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    frame: { logo: <strong>Marca</strong>, languageButton: <Button tone="ghost">EN</Button>, onBack: nothing },
    banners: ready([]),
    method: 'username',
    onMethodChange: nothing,
    loginHref: '#',
    social: { channels: [], onStart: nothing },
    form: {
      form: sampleForm<RegisterValues>({}),
      schema: registerSchema(rules, settings, 'username'),
      progress: { step: 0, onStep: nothing, onNext: nothing },
      phone: {
        countries: [{ code: 'BR', name: 'Brasil', diallingCode: '55' }],
        country: 'BR',
        onCountryChange: nothing,
        code: { sent: false, sending: false, resendAt: undefined, now: () => 0 },
        onSend: nothing,
      },
      captcha: { onRefresh: nothing },
      consents: { given: { age: false, agree: true }, ageMissing: false, onGiven: nothing, minimumAge: 18, termsHref: '#' },
      remember: { checked: true, onChange: nothing },
      onNameLeft: nothing,
    },
  },
} satisfies Meta<typeof RegisterView>
export default meta
type Story = StoryObj<typeof meta>

const { form } = meta.args
const few = registerSchema(rules, { ...settings, captcha: false }, 'mobile')
const after = (outcome: Parameters<typeof sampleForm<RegisterValues>>[1]) => ({
  form: { ...form, form: sampleForm<RegisterValues>({}, outcome) },
})

export const InSteps: Story = {}
export const OneStep: Story = { args: { method: 'mobile', form: { ...form, schema: few } } }
export const OneWay: Story = { args: { onMethodChange: undefined } }
export const WithBanner: Story = { args: { banners: ready([{ id: 1, title: 'Bônus de boas-vindas', text: '100% no primeiro depósito' }]) } }
export const NameTaken: Story = { args: after({ errors: { username: 'Este usuário já existe. Escolha outro.' } }) }
export const Refused: Story = { args: after({ failure: 'Link de indicação incorreto.' }) }
export const Pending: Story = { args: { form: { ...after({ busy: true }).form, schema: few } } }
export const Closed: Story = { args: { method: undefined } }
export const Insecure: Story = { args: { secureHref: '#' } }
