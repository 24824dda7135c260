import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { FilterChip } from '../components/FilterChip/FilterChip.tsx'
import { row } from '../stories/stories.css.ts'
import { Opener } from '../stories/Opener.tsx'
import { narrow } from '../stories/narrow.ts'
import { BottomSheet } from './BottomSheet.tsx'

const vendors = ['Todos', 'PG Soft', 'Pragmatic Play', 'Evolution', 'Spribe', 'Fornecedor Internacional']
const choices = (
  <div className={row}>
    {vendors.map((name, index) => (
      <FilterChip key={name} selected={index === 1}>
        {name}
      </FilterChip>
    ))}
  </div>
)
const meta = {
  title: 'Overlays/BottomSheet',
  component: BottomSheet,
  // Open overlays would cover a documentation page: each has its own frame there.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, onOpenChange: fn(), title: 'Filtrar jogos', children: choices },
  render: (args) => <Opener>{(state) => <BottomSheet {...args} {...state} />}</Opener>,
} satisfies Meta<typeof BottomSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = { args: { footer: <Button block>Mostrar 128 jogos</Button> } }
export const LongText: Story = {
  ...narrow,
  args: {
    title: 'Filtrar os registros dos últimos noventa dias',
    children: <p>{'Saques e depósitos voltam às 6h. '.repeat(60)}</p>,
    footer: <Button block>Mostrar 1.284 registros encontrados</Button>,
  },
}
export const LeftByEscape: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toBeVisible())
  },
}
