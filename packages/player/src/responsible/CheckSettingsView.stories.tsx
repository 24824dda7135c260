import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../testing/withTexts.tsx'
import { sampleForm } from '../blocks/form/sampleForm.ts'
import { CheckSettingsView } from './CheckSettingsView.tsx'

const meta = {
  title: 'Screens/Reality check',
  component: CheckSettingsView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { form: sampleForm({ everyMs: '3600000' }), choices: [900_000, 1_800_000, 3_600_000] },
} satisfies Meta<typeof CheckSettingsView>
export default meta
type Story = StoryObj<typeof meta>

export const Hour: Story = {}
export const Quarter: Story = { args: { form: sampleForm({ everyMs: '900000' }) } }
