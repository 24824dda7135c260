import type { Meta, StoryObj } from '@storybook/react-vite'
import { manyOfOne } from '../../stories/manyOfOne.ts'
import { narrow } from '../../stories/narrow.ts'
import { expect, fn, userEvent } from 'storybook/test'
import { rows } from '../../stories/stories.css.ts'
import { NoticeTicker } from './NoticeTicker.tsx'

const meta = {
  title: 'Content/NoticeTicker',
  component: NoticeTicker,
  args: {
    items: [
      { id: 1, title: 'Manutenção programada do PIX na madrugada de domingo' },
      { id: 2, title: 'Novo provedor: mais de 40 jogos chegaram hoje' },
    ],
    onOpen: fn(),
    emptyText: 'Sem avisos por enquanto',
  },
} satisfies Meta<typeof NoticeTicker>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const One: Story = { args: { items: [{ id: 1, title: 'Novo provedor no ar' }] } }
export const Closable: Story = { args: { onClose: fn() } }
export const None: Story = { args: { items: [] } }

const one = [{ id: 1, title: 'Novo provedor no ar' }]
export const Variants: Story = {
  ...manyOfOne,
  globals: { motion: 'reduced' },
  render: (args) => (
    <div className={rows}>
      <NoticeTicker {...args} items={one} />
      <NoticeTicker {...args} items={one} onClose={() => undefined} />
      <NoticeTicker {...args} items={[]} />
    </div>
  ),
}
export const Narrow: Story = { ...narrow, args: { onClose: fn() } }
export const PausedAndOpened: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Avisos' }))
    await expect(args.onOpen).toHaveBeenCalled()
  },
}
