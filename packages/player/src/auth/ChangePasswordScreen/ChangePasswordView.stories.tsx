import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { rules } from '../samples.ts'
import { ChangePasswordView } from './ChangePasswordView.tsx'

const meta = {
  title: 'Screens/Change password',
  component: ChangePasswordView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { userName: 'anaclara', rules, asksOld: true, firstTime: false, pending: false, onSubmit: () => undefined },
} satisfies Meta<typeof ChangePasswordView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const PasswordHeld: Story = { args: { asksOld: false } }
export const FirstTime: Story = { args: { asksOld: false, firstTime: true } }
export const WrongOld: Story = { args: { oldIsWrong: true } }
export const Failed: Story = { args: { error: { text: 'Conexão lenta ou sem internet. Confira a conexão e tente de novo.' } } }
export const Pending: Story = { args: { pending: true } }
