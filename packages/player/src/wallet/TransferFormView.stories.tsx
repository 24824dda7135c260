import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../testing/withTexts.tsx'
import { blockedTransferSettings, sampleNow, sampleTransferSettings } from './samples.ts'
import { TransferFormView } from './TransferFormView.tsx'

const nothing = () => undefined

const meta = {
  title: 'Screens/Superior transfer',
  component: TransferFormView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    symbol: 'R$',
    settings: sampleTransferSettings,
    now: sampleNow,
    links: { paymentPassword: '#', turnover: '#', bonus: '#', frozen: '#', owed: '#' },
    recordsHref: '#',
    amount: 25_000,
    onAmount: nothing,
    problem: undefined,
    purpose: 'dividend',
    onPurpose: nothing,
    note: 'novembro',
    onNote: nothing,
    confirmation: { way: 'password', error: undefined },
    busy: false,
    error: undefined,
    onSubmit: nothing,
    question: undefined,
  },
} satisfies Meta<typeof TransferFormView>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const WrongAmount: Story = { args: { amount: 500, problem: 'min' } }
export const Blocked: Story = { args: { settings: blockedTransferSettings } }
export const Unknown: Story = { args: { unknown: { requestId: '5f2d9c1a7b3e4f60812345678a9bcdef', onCheck: nothing } } }
export const Narrow: Story = { args: { amount: 99_999_999 }, globals: { viewport: { value: 'w320' } } }
export const Interrupted: Story = { args: { onAnother: nothing } }
