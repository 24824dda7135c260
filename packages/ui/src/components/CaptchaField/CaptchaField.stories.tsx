import type { Meta, StoryObj } from '@storybook/react-vite'
import { sampleArt } from '../../stories/sampleArt.ts'
import { CaptchaField } from './CaptchaField.tsx'

const meta = {
  title: 'Controls/CaptchaField',
  component: CaptchaField,
  args: { label: 'Código da imagem', image: sampleArt(2, true), onRefresh: () => undefined },
} satisfies Meta<typeof CaptchaField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = { args: { image: undefined } }
export const WithError: Story = { args: { error: 'O código não confere. Digite o novo código.' } }
