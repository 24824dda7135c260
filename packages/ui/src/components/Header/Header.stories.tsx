import type { Meta, StoryObj } from '@storybook/react-vite'
import { manyOfOne } from '../../stories/manyOfOne.ts'
import { narrow } from '../../stories/narrow.ts'
import { Money } from '../Money/Money.tsx'
import { rows } from '../../stories/stories.css.ts'
import { MenuIcon } from '../../icons/MenuIcon.tsx'
import { logo } from '../../stories/stories.css.ts'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Header } from './Header.tsx'

const meta = {
  title: 'Frame/Header',
  component: Header,
  args: { center: <span className={logo}>Marca</span>, end: <IconButton label="Menu" icon={<MenuIcon />} /> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Guest: Story = {
  args: {
    end: (
      <>
        <Button size="sm" tone="secondary">
          Entrar
        </Button>
        <Button size="sm">Cadastrar</Button>
      </>
    ),
  },
}

export const Variants: Story = {
  ...manyOfOne,
  render: (args) => (
    <div className={rows}>
      <Header {...args} />
      <Header {...args} start={<IconButton label="Menu" icon={<MenuIcon />} />} end={<Money minor={128450} symbol="R$" />} />
      <Header {...args} center={undefined} />
    </div>
  ),
}
export const LongText: Story = { ...narrow, args: { center: 'Registro de transferências entre membros e agentes da rede' } }
