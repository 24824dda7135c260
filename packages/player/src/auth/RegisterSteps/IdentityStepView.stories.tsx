import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { IdentityStepView } from './IdentityStepView.tsx'

const nothing = () => undefined
const kyc = { status: 'none' as const, sides: [], reason: '', attemptsLeft: 3, needsData: false, sentAt: undefined }
const camera = { state: 'off' as const, video: nothing, onOpen: nothing, onShot: nothing }
const picture = { problem: undefined, busy: false, error: undefined, onFile: nothing }
const pictures = { kyc, side: 'front' as const, camera, picture }

const meta = {
  title: 'Screens/Register in steps/Identity',
  component: IdentityStepView,
  decorators: [withTexts],
  args: { state: 'identifying', age: 18, pictures, serviceHref: '#', leaveHref: '#' },
} satisfies Meta<typeof IdentityStepView>
export default meta
type Story = StoryObj<typeof meta>

export const Start: Story = {}
export const Hint: Story = { args: { pictures: { ...pictures, camera: { ...camera, state: 'on', hint: 'dark' } } } }
export const Good: Story = { args: { pictures: { ...pictures, camera: { ...camera, state: 'on', hint: 'good' } } } }
export const Checking: Story = {
  args: { pictures: { ...pictures, kyc: { ...kyc, status: 'review', sentAt: Date.UTC(2026, 10, 30, 15) } } },
}
export const TryAgain: Story = { args: { pictures: { ...pictures, kyc: { ...kyc, status: 'refused', reason: 'blur', attemptsLeft: 2 } } } }
export const Desk: Story = {
  args: { state: 'refused', pictures: { ...pictures, kyc: { ...kyc, status: 'refused', reason: 'name', attemptsLeft: 0 } } },
}
export const Underage: Story = { args: { state: 'underage', birthHref: '#' } }
export const Checks: Story = { args: { state: 'impeded' } }
export const Open: Story = { args: { state: 'active', pictures: { ...pictures, kyc: { ...kyc, status: 'accepted' } } } }
