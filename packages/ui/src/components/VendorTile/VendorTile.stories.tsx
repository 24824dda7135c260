import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { expect, fn, userEvent } from 'storybook/test'
import { sampleArt } from '../../stories/sampleArt.ts'
import { vendors } from '../../stories/stories.css.ts'
import { VendorTile } from './VendorTile.tsx'

const meta = {
  title: 'Content/VendorTile',
  component: VendorTile,
  args: { name: 'PG Soft', note: '42 jogos', href: '#pg' },
} satisfies Meta<typeof VendorTile>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: () => (
    <div className={vendors}>
      <VendorTile name="PG Soft" note="42 jogos" href="#pg" />
      <VendorTile name="Pragmatic Play" onClick={() => undefined} selected />
      <VendorTile name="Fornecedor Internacional de Jogos" onClick={() => undefined} />
      <VendorTile name="Evolution" logo={sampleArt(1, true)} href="#evo" />
    </div>
  ),
}
export const LongText: Story = { ...narrow, args: { name: 'Fornecedor Internacional de Jogos Eletrônicos', note: '1.284 jogos' } }
export const Chosen: Story = {
  args: { href: undefined, onClick: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
