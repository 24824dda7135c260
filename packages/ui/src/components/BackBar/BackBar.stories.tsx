import type { Meta, StoryObj } from '@storybook/react-vite'
import { manyOfOne } from '../../stories/manyOfOne.ts'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { SearchIcon } from '../../icons/SearchIcon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { expect, fn, userEvent } from 'storybook/test'
import { BackBar } from './BackBar.tsx'

const meta = {
  title: 'Frame/BackBar',
  component: BackBar,
  args: { title: 'Configurações', onBack: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongTitle: Story = { ...narrow, args: { title: 'Registro de transferências entre membros e agentes da rede' } }

export const Variants: Story = {
  ...manyOfOne,
  render: (args) => (
    <div className={rows}>
      <BackBar {...args} />
      <BackBar {...args} title="Jogos" end={<IconButton label="Buscar" icon={<SearchIcon />} />} />
    </div>
  ),
}
export const GoesBack: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}
