import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleForm } from '../../blocks/form/sampleForm.ts'
import { type Letter, LetterFormView } from './LetterFormView.tsx'

const nothing = () => undefined
const recipients = { hasUpline: true, directCount: 12, content: [{ memberId: '1', userName: 'ligiaagente' }] }

const letter: Letter = { target: undefined, userName: '', title: '', content: '' }

const meta = {
  title: 'Screens/AgentWriting',
  component: LetterFormView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    recipients: { state: 'ready', value: recipients },
    length: { title: { min: 1, max: 30 }, content: { min: 20, max: 1000 } },
    form: sampleForm(letter),
  },
} satisfies Meta<typeof LetterFormView>
export default meta
type Story = StoryObj<typeof meta>

export const ToTheUpline: Story = {}
export const ToAMember: Story = { args: { recipients: { state: 'ready', value: { ...recipients, hasUpline: false } } } }
export const Refused: Story = {
  args: { form: sampleForm(letter, { failure: 'Este usuário não existe ou está desativado. Fale com o atendimento se precisar.' }) },
}
export const Unknown: Story = { args: { form: sampleForm(letter, { unknown: { requestId: 'r-1', onCheck: nothing } }) } }
export const NoMembers: Story = { args: { recipients: { state: 'ready', value: { hasUpline: false, directCount: 0, content: [] } } } }
export const Failed: Story = { args: { recipients: { state: 'error', retry: nothing } } }
