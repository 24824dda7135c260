import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { Button } from '@platform/ui'
import { loginLinks } from './loginLinks.tsx'
import { LoginView } from './LoginView.tsx'

const meta = {
  title: 'Screens/Login',
  component: LoginView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <strong>Marca</strong>,
    languageButton: <Button tone="ghost">EN</Button>,
    links: loginLinks(() => true),
    form: { pending: false, onSubmit: () => undefined },
    onBack: () => undefined,
  },
} satisfies Meta<typeof LoginView>
export default meta
type Story = StoryObj<typeof meta>

const { form } = meta.args
const captcha = { image: 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', onRefresh: () => undefined }

export const Empty: Story = {}
export const Remembered: Story = { args: { form: { ...form, savedUsername: 'anaclara' } } }
export const WrongPassword: Story = { args: { form: { ...form, captcha, error: { text: 'Usuário ou senha incorretos.' } } } }
export const CaptchaLoading: Story = { args: { form: { ...form, captcha: { ...captcha, image: undefined } } } }
export const Unexpected: Story = { args: { form: { ...form, error: { text: 'Erro desconhecido.', requestId: 'c0ffee-1234' } } } }
export const Pending: Story = { args: { form: { ...form, pending: true } } }
export const Insecure: Story = { args: { secureHref: '#' } }
export const OnlyHome: Story = { args: { links: loginLinks((name) => name === 'home') } }
