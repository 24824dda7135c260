import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleForm } from '../../blocks/form/sampleForm.ts'
import { allEffects, noEffects } from '../../blocks/money/limits/samples.ts'
import { AccountClosingView } from './AccountClosingView.tsx'

const empty = { password: '', read: false }

const meta = {
  title: 'Screens/Close account',
  component: AccountClosingView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { form: sampleForm(empty), effects: noEffects, symbol: 'R$', isAgent: false, withdrawHref: undefined },
} satisfies Meta<typeof AccountClosingView>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const WithMoney: Story = { args: { effects: allEffects, withdrawHref: '#' } }
export const Agent: Story = { args: { effects: allEffects, isAgent: true, withdrawHref: '#' } }
export const Unread: Story = {
  args: { form: sampleForm(empty, { errors: { read: 'x' } }) },
}
