import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { HeartIcon } from '../../icons/HeartIcon.tsx'
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
export const Variants: Story = {
  render: () => (
    <div className={rows}>
      <Empty />
      <Empty title="Nenhum favorito ainda" icon={<HeartIcon size="lg" />} action={<Button>Ver jogos</Button>} />
    </div>
  ),
}
export const LongText: Story = {
  ...narrow,
  args: {
    title: 'Nenhuma transferência entre membros encontrada',
    text: 'Experimente um período maior ou retire os filtros: os registros ficam guardados por noventa dias.',
    action: <Button>Procurar nos últimos noventa dias</Button>,
  },
}
