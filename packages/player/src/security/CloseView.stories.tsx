import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../testing/withTexts.tsx'
import { sampleForm } from './samples.ts'
import { CloseView } from './CloseView.tsx'

const meta = {
  title: 'Screens/Close account',
  component: CloseView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { form: sampleForm, balance: undefined, withdrawHref: undefined, bonuses: true, read: false, onRead: () => undefined },
} satisfies Meta<typeof CloseView>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const WithMoney: Story = { args: { balance: { minor: 12_345, symbol: 'R$' }, withdrawHref: '#' } }
export const Regulated: Story = { args: { bonuses: false } }
export const Unread: Story = {
  args: { form: { ...sampleForm, errorOf: (field) => (field === 'consequences' ? 'x' : undefined) } },
}
