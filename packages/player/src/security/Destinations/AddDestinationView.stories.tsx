import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleForm } from '../../blocks/form/sampleForm.ts'
import { AddDestinationView } from './AddDestinationView.tsx'
import { emptyDestination } from './DestinationValues.ts'

const meta = {
  title: 'Screens/Add destination',
  component: AddDestinationView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    form: sampleForm(emptyDestination),
    banks: [{ bankCode: '104', bankName: 'Caixa Econômica Federal' }],
    holder: '',
    companyKeys: false,
    asksTail: false,
    confirmation: { way: 'password' },
  },
} satisfies Meta<typeof AddDestinationView>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Another: Story = { args: { holder: 'Ana C••• S•••', asksTail: true } }
export const WithCompanyKeys: Story = { args: { companyKeys: true } }
export const ByPasskey: Story = { args: { holder: 'Ana C••• S•••', confirmation: { way: 'passkey', onWay: () => undefined } } }
export const Cancelled: Story = { args: { confirmation: { way: 'passkey', onWay: () => undefined, cancelled: true } } }
export const Unknown: Story = {
  args: { form: sampleForm(emptyDestination, { unknown: { requestId: '5f2d9c1a7b3e4f60812345678a9bcdef', onCheck: () => undefined } }) },
}
