import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleForm } from '../../blocks/form/sampleForm.ts'
import { AccountClosingView } from './AccountClosingView.tsx'

const empty = { password: '', read: false }

const meta = {
  title: 'Screens/Close account',
  component: AccountClosingView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { form: sampleForm(empty), balance: undefined, withdrawHref: undefined, bonuses: true },
} satisfies Meta<typeof AccountClosingView>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const WithMoney: Story = { args: { balance: { minor: 12_345, symbol: 'R$' }, withdrawHref: '#' } }
export const Regulated: Story = { args: { bonuses: false } }
export const Unread: Story = {
  args: { form: sampleForm(empty, { errors: { read: 'x' } }) },
}
