import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../testing/withTexts.tsx'
import { sampleForm, sampleQuestions } from './samples.ts'
import { QuestionsView } from './QuestionsView.tsx'

const meta = {
  title: 'Screens/Security questions',
  component: QuestionsView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Perguntas de segurança',
    form: sampleForm,
    questions: sampleQuestions,
    answered: [],
    chosen: ['pet', 'school'],
    onChoose: () => undefined,
  },
} satisfies Meta<typeof QuestionsView>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Answered: Story = { args: { answered: sampleQuestions } }
