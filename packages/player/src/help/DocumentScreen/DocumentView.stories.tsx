import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { DocumentView } from './DocumentView.tsx'

const section = (title: string) => ({
  title,
  text: 'Ao usar o site, você concorda com estas regras. Se alguma delas mudar, avisamos antes que a mudança passe a valer.',
})

const meta = {
  title: 'Screens/Document',
  component: DocumentView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: { sections: ['Aceitação', 'Sua conta', 'Depósitos e saques'].map(section) },
} satisfies Meta<typeof DocumentView>
export default meta

export const Full: StoryObj<typeof meta> = {}
