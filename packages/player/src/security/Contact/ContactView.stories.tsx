import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleForm } from '../../blocks/form/sampleForm.ts'
import { sampleCode } from '../samples.ts'
import { ContactView, emptyContact } from './ContactView.tsx'

const meta = {
  title: 'Screens/Contact',
  component: ContactView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    type: 'mobile',
    form: sampleForm(emptyContact),
    old: '',
    oldCode: sampleCode,
    newCode: sampleCode,
    countries: [{ code: 'BR', name: 'Brasil', diallingCode: '55' }],
  },
} satisfies Meta<typeof ContactView>
export default meta
type Story = StoryObj<typeof meta>

export const FirstMobile: Story = {}
export const ChangeMobile: Story = { args: { old: '+5511 ••••28', newCode: { ...sampleCode, sent: true } } }
export const ChangeEmail: Story = {
  args: { type: 'email', old: 'a••••@correio.example', mobile: '+5511 ••••28' },
}
