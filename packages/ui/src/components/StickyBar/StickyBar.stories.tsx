import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { Button } from '../Button/Button.tsx'
import { Header } from '../Header/Header.tsx'
import { StickyBar } from './StickyBar.tsx'

const meta = { title: 'Frame/StickyBar', component: StickyBar, args: { children: 'Fica à vista enquanto a página rola' } } satisfies Meta<
  typeof StickyBar
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Bottom: Story = { args: { edge: 'bottom', children: <Button block>Confirmar depósito</Button> } }
export const AboveTabBar: Story = { args: { edge: 'tabBar', children: <Button block>Gerar código PIX</Button> } }
export const Variants: Story = {
  render: () => (
    <div className={rows}>
      <Header center="Jogos" />
      <StickyBar>Filtros e categorias</StickyBar>
      <StickyBar edge="bottom">
        <Button block>Confirmar depósito</Button>
      </StickyBar>
    </div>
  ),
}
export const LongText: Story = {
  ...narrow,
  args: { edge: 'bottom', children: <Button block>Confirmar a transferência para o agente</Button> },
}
