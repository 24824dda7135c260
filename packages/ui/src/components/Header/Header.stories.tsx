import type { Meta, StoryObj } from '@storybook/react-vite'
import { MenuIcon } from '../../icons/navigation.tsx'
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
