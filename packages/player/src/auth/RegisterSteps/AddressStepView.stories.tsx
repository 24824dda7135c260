import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleForm } from '../../blocks/form/sampleForm.ts'
import { withTexts } from '../../testing/withTexts.tsx'
import { AddressStepView, emptyAddress } from './AddressStepView.tsx'

const paulista = {
  ...emptyAddress,
  postalCode: '01310100',
  street: 'Avenida Paulista',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
}
const meta = {
  title: 'Screens/Register in steps/Address',
  component: AddressStepView,
  decorators: [withTexts],
  args: { form: sampleForm(emptyAddress), lookup: 'none', isBrazil: true, onByHand: () => undefined },
} satisfies Meta<typeof AddressStepView>
export default meta
type Story = StoryObj<typeof meta>

export const Start: Story = {}
export const Searching: Story = { args: { lookup: 'searching' } }
export const Found: Story = { args: { lookup: 'found', form: sampleForm(paulista) } }
export const Unknown: Story = { args: { lookup: 'unknown' } }
export const Unavailable: Story = { args: { lookup: 'unavailable' } }
export const Wrong: Story = {
  args: {
    lookup: 'typed',
    form: sampleForm(emptyAddress, { errors: { postalCode: 'Confira o CEP: são 8 números.', street: 'Preencha este campo.' } }),
  },
}
export const Elsewhere: Story = { args: { lookup: 'typed', isBrazil: false } }
