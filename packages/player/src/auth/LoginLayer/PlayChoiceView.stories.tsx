import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../testing/withTexts.tsx'
import { PlayChoiceView } from './PlayChoiceView.tsx'

const nothing = () => undefined
const meta = {
  title: 'Screens/Play as a guest',
  component: PlayChoiceView,
  decorators: [withTexts],
  args: { onSignIn: nothing, registerHref: '#', onTrial: nothing, pending: false },
} satisfies Meta<typeof PlayChoiceView>
export default meta
type Story = StoryObj<typeof meta>

export const ThreeWays: Story = {}
export const LoginOnly: Story = { args: { registerHref: undefined, onTrial: undefined } }
export const OpeningTrial: Story = { args: { pending: true } }
export const Failed: Story = { args: { error: { text: 'Muitas tentativas. Espere um pouco e tente de novo.' } } }
