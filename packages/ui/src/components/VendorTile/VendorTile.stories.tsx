import type { Meta, StoryObj } from '@storybook/react-vite'
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
