import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleForm } from '../../blocks/form/sampleForm.ts'
import { sampleQuestions } from '../samples.ts'
import { QuestionsView, type QuestionValues } from './QuestionsView.tsx'

const meta = {
  title: 'Screens/Security questions',
  component: QuestionsView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Perguntas de segurança',
    form: sampleForm<QuestionValues>({ question0: 'pet', question1: 'school', answer0: '', answer1: '', password: '' }),
    questions: sampleQuestions,
    answered: [],
  },
} satisfies Meta<typeof QuestionsView>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Answered: Story = { args: { answered: sampleQuestions } }
