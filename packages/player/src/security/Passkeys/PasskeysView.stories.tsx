import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleForm } from '../../blocks/form/sampleForm.ts'
import { PasskeysView } from './PasskeysView.tsx'

const meta = {
  title: 'Screens/Passkeys',
  component: PasskeysView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    passkeys: [],
    hasPayment: false,
    supported: true,
    form: sampleForm({ password: '', paymentPassword: '' }),
    busy: false,
    error: undefined,
    onRemove: () => undefined,
  },
} satisfies Meta<typeof PasskeysView>
export default meta
type Story = StoryObj<typeof meta>

export const None: Story = {}
export const Some: Story = {
  args: { passkeys: [{ id: '1', passkeyName: 'Android · Chrome', createdAt: Date.UTC(2026, 10, 20), lastUsedAt: undefined }] },
}
export const Confirmed: Story = { args: { hasPayment: true } }
export const Unsupported: Story = { args: { supported: false } }
