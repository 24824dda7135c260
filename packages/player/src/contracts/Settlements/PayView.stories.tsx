import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleMoneyForm } from '../../blocks/form/PaymentConfirmation/sampleMoneyForm.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { settlements } from '../samples.ts'
import { PayView } from './PayView.tsx'

const open = settlements.filter(({ due }) => due > 0)
const total = open.reduce((sum, { due }) => sum + due, 0)

const meta = {
  title: 'Screens/Pay settlements',
  component: PayView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    settlements: open,
    total,
    payable: total + 250_000,
    symbol: 'R$',
    form: sampleMoneyForm({ paymentPassword: '' }),
    listHref: '#',
    depositHref: '#',
    passwordHref: '#',
  },
} satisfies Meta<typeof PayView>
export default meta
type Story = StoryObj<typeof meta>

export const Enough: Story = {}
export const NotEnough: Story = { args: { payable: 50_000 } }
