import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleForm } from '../../blocks/form/sampleForm.ts'
import { PayeeNameView } from './PayeeNameView.tsx'

const meta = {
  title: 'Screens/Holder name',
  component: PayeeNameView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { form: sampleForm({ payeeName: '' }), name: '', fixed: false, serviceHref: '#' },
} satisfies Meta<typeof PayeeNameView>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Wrong: Story = {
  args: { form: sampleForm({ payeeName: '' }, { errors: { payeeName: 'Este nome não é aceito. Confira a grafia.' } }) },
}
export const Fixed: Story = { args: { name: 'Ana C••• S•••', fixed: true } }
