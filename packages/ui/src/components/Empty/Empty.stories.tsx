import type { Meta, StoryObj } from '@storybook/react-vite'
import { HeartIcon } from '../../icons/status.tsx'
import { Button } from '../Button/Button.tsx'
import { Empty } from './Empty.tsx'

const meta = { title: 'Content/Empty', component: Empty, args: {} } satisfies Meta<typeof Empty>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithAction: Story = {
  args: {
    title: 'Nenhum favorito ainda',
    text: 'Toque no coração de um jogo e ele fica guardado aqui.',
    icon: <HeartIcon size="lg" />,
    action: <Button>Ver jogos</Button>,
  },
}
