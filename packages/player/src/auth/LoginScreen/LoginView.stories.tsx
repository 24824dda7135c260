import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleForm } from '../../blocks/form/sampleForm.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { Button } from '@platform/ui'
import { viewerOf } from '../../testing/viewer.ts'
import { emptyCodeLogin, emptyLogin, savedPassword } from '../loginRules.ts'
import { rules } from '../samples.ts'
import { loginLinks } from './loginLinks.ts'
import { LoginView } from './LoginView.tsx'

const nothing = () => undefined
const meta = {
  title: 'Screens/Login',
  component: LoginView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    frame: { logo: <strong>Marca</strong>, languageButton: <Button tone="ghost">EN</Button>, onBack: nothing },
    links: loginLinks(viewerOf({ type: undefined })),
    method: 'username',
    onMethodChange: nothing,
    form: { form: sampleForm(emptyLogin), rules, social: { channels: [], onStart: nothing } },
    codeForm: {
      form: sampleForm(emptyCodeLogin),
      phone: {
        countries: [{ code: 'BR', name: 'Brasil', diallingCode: '55' }],
        country: 'BR',
        onCountryChange: nothing,
        code: { sent: false, sending: false, resendAt: undefined, now: () => 0 },
        onSend: nothing,
      },
    },
  },
} satisfies Meta<typeof LoginView>
export default meta
type Story = StoryObj<typeof meta>

const { form, codeForm, frame } = meta.args
const captcha = { image: 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', onRefresh: () => undefined }

export const Empty: Story = {}
export const Remembered: Story = {
  args: { form: { ...form, form: sampleForm({ ...emptyLogin, username: 'anaclara', password: savedPassword }) } },
}
export const WrongPassword: Story = {
  args: { form: { ...form, captcha, form: sampleForm(emptyLogin, { failure: 'Usuário ou senha incorretos. Confira e tente de novo.' }) } },
}
export const CaptchaLoading: Story = { args: { form: { ...form, captcha: { ...captcha, image: undefined } } } }
export const Unexpected: Story = {
  args: { form: { ...form, form: sampleForm(emptyLogin, { failure: 'Erro desconhecido. Tente de novo. Código: c0ffee-1234' }) } },
}
export const Pending: Story = { args: { form: { ...form, form: sampleForm(emptyLogin, { busy: true }) } } }
export const Insecure: Story = { args: { secureHref: '#' } }
export const OnlyHome: Story = { args: { links: loginLinks(viewerOf({ registered: new Set(['home']) })) } }
export const NoSms: Story = { args: { onMethodChange: undefined } }
export const Mobile: Story = { args: { method: 'mobile' } }
export const CodeSent: Story = {
  args: {
    method: 'mobile',
    codeForm: {
      form: sampleForm({ ...emptyCodeLogin, mobile: '21987654321' }),
      phone: { ...codeForm.phone, code: { ...codeForm.phone.code, sent: true, resendAt: 59_000 } },
    },
  },
}
const social = { channels: ['google' as const, 'facebook' as const], onStart: nothing }
export const MobileCaptcha: Story = { args: { method: 'mobile', codeForm: { ...codeForm, captcha } } }
export const Social: Story = { args: { form: { ...form, social } } }
export const SocialWaiting: Story = { args: { form: { ...form, social: { ...social, waiting: 'google' } } } }
export const SocialBlocked: Story = { args: { form: { ...form, social: { ...social, outcome: { kind: 'blocked', channel: 'google' } } } } }
export const SocialCancelled: Story = {
  args: { form: { ...form, social: { ...social, outcome: { kind: 'cancelled', channel: 'facebook' } } } },
}
export const SocialUnlinked: Story = {
  args: { form: { ...form, social: { ...social, unlinked: { channel: 'google', email: 'ana@correio.example', onDrop: nothing } } } },
}
export const SocialCaptcha: Story = { args: { form: { ...form, social: { ...social, captcha } } } }
export const Layer: Story = { args: { frame: { ...frame, layer: true } } }
