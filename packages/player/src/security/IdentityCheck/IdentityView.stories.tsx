import type { Meta, StoryObj } from '@storybook/react-vite'
import { IdentityView } from './IdentityView.tsx'
import { withTexts } from '../../testing/withTexts.tsx'

const nothing = () => undefined
const kyc = { status: 'none' as const, sides: [], reason: '', attemptsLeft: 3, needsData: false, sentAt: undefined }

const camera = { state: 'off' as const, video: nothing, onOpen: nothing, onShot: nothing }
const picture = { problem: undefined, busy: false, error: undefined, onFile: nothing }

const meta = {
  title: 'Screens/Identity check',
  component: IdentityView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    kyc,
    side: 'front',
    camera,
    picture,
  },
} satisfies Meta<typeof IdentityView>
export default meta
type Story = StoryObj<typeof meta>

export const Start: Story = {}
export const NeedsData: Story = { args: { kyc: { ...kyc, needsData: true } } }
export const Blurred: Story = {
  args: {
    kyc: { ...kyc, status: 'draft', sides: [{ side: 'front', uploadedAt: 1 }] },
    side: 'back',
    picture: { ...picture, problem: 'blur' },
  },
}
export const NoCamera: Story = { args: { camera: { ...camera, state: 'refused' } } }
export const InReview: Story = { args: { kyc: { ...kyc, status: 'review', sentAt: Date.UTC(2026, 10, 20, 15) } } }
export const Refused: Story = { args: { kyc: { ...kyc, status: 'refused', reason: 'glare', attemptsLeft: 2 } } }
export const LastTry: Story = { args: { kyc: { ...kyc, status: 'refused', reason: 'name', attemptsLeft: 0 } } }
export const Accepted: Story = { args: { kyc: { ...kyc, status: 'accepted' } } }
