import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { expect, fn, userEvent } from 'storybook/test'
import { rows } from '../../stories/stories.css.ts'
import { sampleArt } from '../../stories/sampleArt.ts'
import { CaptchaField } from './CaptchaField.tsx'

const meta = {
  title: 'Controls/CaptchaField',
  component: CaptchaField,
  args: { label: 'Código da imagem', image: sampleArt(2, true), onRefresh: fn() },
} satisfies Meta<typeof CaptchaField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: (args) => (
    <div className={rows}>
      <CaptchaField {...args} placeholder="000000" />
      <CaptchaField {...args} image={undefined} />
      <CaptchaField {...args} listen={{ label: 'Ouvir os números', onListen: fn() }} />
      <CaptchaField {...args} error="O código não confere. Digite o novo código." />
    </div>
  ),
}
export const LongText: Story = {
  ...narrow,
  args: { label: 'Digite os números que aparecem na imagem ao lado', defaultValue: '1234567890123456' },
}
export const RefreshClears: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '4812')
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
    await expect(field).toHaveValue('')
  },
}
