import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../testing/withTexts.tsx'
import { sampleCode, sampleForm } from './samples.ts'
import { ContactView } from './ContactView.tsx'

const meta = {
  title: 'Screens/Contact',
  component: ContactView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    type: 'mobile',
    form: sampleForm,
    old: '',
    oldCode: sampleCode,
    newCode: sampleCode,
    countries: [{ code: 'BR', name: 'Brasil', diallingCode: '55' }],
    country: 'BR',
    onContact: () => undefined,
  },
} satisfies Meta<typeof ContactView>
export default meta
type Story = StoryObj<typeof meta>

export const FirstMobile: Story = {}
export const ChangeMobile: Story = { args: { old: '+5511 ••••28', newCode: { ...sampleCode, sent: true } } }
export const ChangeEmail: Story = {
  args: { type: 'email', old: 'a••••@correio.example', mobile: '+5511 ••••28', onOldWay: () => undefined },
}
