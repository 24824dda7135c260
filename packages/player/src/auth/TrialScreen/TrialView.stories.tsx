import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { TrialView } from './TrialView.tsx'

const meta = {
  title: 'Screens/Trial',
  component: TrialView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { minimumAge: 18, trialUser: { state: 'ready', value: 'trial3604766347' }, pending: false, onStart: () => undefined },
} satisfies Meta<typeof TrialView>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Loading: Story = { args: { trialUser: { state: 'loading' } } }
export const Starting: Story = { args: { pending: true } }
export const Failed: Story = { args: { error: { text: 'Muitas tentativas. Espere um pouco e tente de novo.' } } }
