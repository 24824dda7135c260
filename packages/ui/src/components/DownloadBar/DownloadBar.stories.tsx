import type { Meta, StoryObj } from '@storybook/react-vite'
import { manyOfOne } from '../../stories/manyOfOne.ts'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleArt } from '../../stories/sampleArt.ts'
import { DownloadBar } from './DownloadBar.tsx'

const meta = {
  title: 'Frame/DownloadBar',
  component: DownloadBar,
  args: {
    title: 'Nosso aplicativo',
    text: 'Mais rápido e com avisos',
    image: sampleArt(0),
    actionLabel: 'Baixar',
    onOpen: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DownloadBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  ...manyOfOne,
  render: (args) => (
    <div className={rows}>
      <DownloadBar {...args} />
      <DownloadBar {...args} image={undefined} text={undefined} />
    </div>
  ),
}
export const LongText: Story = {
  ...narrow,
  args: {
    title: 'Aplicativo extraordinário para jogar em qualquer lugar',
    text: 'Mais rápido, com avisos e sem ocupar espaço no aparelho',
    actionLabel: 'Baixar o aplicativo',
  },
}

export const OpenedAndClosed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Fechar' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
