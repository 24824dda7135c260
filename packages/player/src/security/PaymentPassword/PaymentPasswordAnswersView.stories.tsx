import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { sampleForm } from '../../blocks/form/sampleForm.ts'
import { sampleQuestions } from '../samples.ts'
import { PaymentPasswordAnswersView } from './PaymentPasswordAnswersView.tsx'

const meta = {
  title: 'Screens/Payment password by answers',
  component: PaymentPasswordAnswersView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { form: sampleForm<Record<string, string>>({}), questions: sampleQuestions, serviceHref: '#' },
} satisfies Meta<typeof PaymentPasswordAnswersView>
export default meta
type Story = StoryObj<typeof meta>

export const Questions: Story = {}
export const Wrong: Story = {
  args: { form: sampleForm<Record<string, string>>({}, { failure: 'Alguma resposta está errada. Restam 4 tentativas.' }) },
}
export const NoQuestions: Story = { args: { questions: [] } }
