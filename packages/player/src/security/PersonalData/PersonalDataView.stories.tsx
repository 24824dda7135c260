import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleForm } from '../../blocks/form/sampleForm.ts'
import { PersonalDataView } from './PersonalDataView.tsx'

const meta = {
  title: 'Screens/CPF and birth',
  component: PersonalDataView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    form: sampleForm({ idNumber: '', birthDate: '' }),
    personal: { idNumber: '', birthDate: '', fixed: false, idNumberFixed: false },
    serviceHref: '#',
  },
} satisfies Meta<typeof PersonalDataView>
export default meta
type Story = StoryObj<typeof meta>

const personal = { idNumber: '•••.444.777-••', birthDate: '1990-01-31', fixed: false, idNumberFixed: false }

export const First: Story = {}
export const Another: Story = { args: { personal } }
export const CpfFixed: Story = { args: { personal: { ...personal, idNumberFixed: true } } }
export const Fixed: Story = { args: { personal: { ...personal, fixed: true } } }
