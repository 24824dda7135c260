import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../testing/withTexts.tsx'
import { ProtectedStateView, type ProtectedStateViewProps } from './ProtectedStateView.tsx'
import { sampleNow } from './samples.ts'

const paused: ProtectedStateViewProps['protection'] = {
  state: 'paused',
  since: sampleNow,
  until: sampleNow + 86_400_000,
  mayRequestReturn: false,
  returnAt: undefined,
  mayCancelClosing: false,
}

const meta = {
  title: 'Screens/Protected state',
  component: ProtectedStateView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { protection: paused, busy: false, onRequestReturn: () => undefined, onCancelClosing: () => undefined },
} satisfies Meta<typeof ProtectedStateView>
export default meta
type Story = StoryObj<typeof meta>

export const Paused: Story = {}
export const Excluded: Story = { args: { protection: { ...paused, state: 'excluded' } } }
export const WithoutEnd: Story = { args: { protection: { ...paused, state: 'excluded', until: undefined } } }
export const MayReturn: Story = { args: { protection: { ...paused, state: 'excluded', mayRequestReturn: true } } }
export const Returning: Story = { args: { protection: { ...paused, state: 'excluded', returnAt: sampleNow + 86_400_000 } } }
export const Closing: Story = { args: { protection: { ...paused, state: 'closing', until: undefined, mayCancelClosing: true } } }
export const Impeded: Story = { args: { protection: { ...paused, state: 'impeded', returnTo: 'o Pix do seu CPF' } } }
export const Closed: Story = { args: { protection: { ...paused, state: 'closed', until: undefined } } }
