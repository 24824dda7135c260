import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../testing/withTexts.tsx'
import { FamilyView } from './FamilyView.tsx'
import { sampleCentral, sampleLines } from './samples.ts'

const meta = {
  title: 'Screens/For relatives',
  component: FamilyView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { lines: sampleLines, serviceHref: '#', central: sampleCentral },
} satisfies Meta<typeof FamilyView>
export default meta
type Story = StoryObj<typeof meta>

export const Brazil: Story = {}
export const WithoutRegister: Story = { args: { central: undefined, serviceHref: undefined } }
