import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleForm } from '../../blocks/form/sampleForm.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { rules } from '../samples.ts'
import { ChangePasswordView, emptyChange } from './ChangePasswordView.tsx'

const meta = {
  title: 'Screens/Change password',
  component: ChangePasswordView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { form: sampleForm(emptyChange), userName: 'anaclara', rules, asksOld: true, firstTime: false },
} satisfies Meta<typeof ChangePasswordView>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const PasswordHeld: Story = { args: { asksOld: false } }
export const FirstTime: Story = { args: { asksOld: false, firstTime: true } }
export const WrongOld: Story = {
  args: { form: sampleForm(emptyChange, { errors: { oldPassword: 'A senha atual está incorreta. Confira e tente de novo.' } }) },
}
export const Failed: Story = {
  args: { form: sampleForm(emptyChange, { failure: 'Conexão lenta ou sem internet. Confira a conexão e tente de novo.' }) },
}
export const Pending: Story = { args: { form: sampleForm(emptyChange, { busy: true }) } }
