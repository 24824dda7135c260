import type { Meta, StoryObj } from '@storybook/react-vite'
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
    onOpen: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof DownloadBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NoIcon: Story = { args: { image: undefined, text: undefined } }
export const LongText: Story = {
  args: {
    title: 'Aplicativo extraordinário para jogar em qualquer lugar',
    text: 'Mais rápido, com avisos e sem ocupar espaço no aparelho',
    actionLabel: 'Baixar o aplicativo',
  },
}
