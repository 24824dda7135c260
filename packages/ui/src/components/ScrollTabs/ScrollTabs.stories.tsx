import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { CardsIcon } from '../../icons/CardsIcon.tsx'
import { FishIcon } from '../../icons/FishIcon.tsx'
import { LiveIcon } from '../../icons/LiveIcon.tsx'
import { SlotsIcon } from '../../icons/SlotsIcon.tsx'
import { SportsIcon } from '../../icons/SportsIcon.tsx'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { ScrollTabs, type ScrollTabsProps } from './ScrollTabs.tsx'

const tabs = [
  { value: 'slots', label: 'Slots', icon: <SlotsIcon size="sm" /> },
  { value: 'sports', label: 'Esportes', icon: <SportsIcon size="sm" /> },
  { value: 'live', label: 'Cassino ao vivo', icon: <LiveIcon size="sm" /> },
  { value: 'fish', label: 'Pescaria', icon: <FishIcon size="sm" /> },
  { value: 'cards', label: 'Jogos de cartas', icon: <CardsIcon size="sm" /> },
]
const meta = {
  title: 'Frame/ScrollTabs',
  component: ScrollTabs,
  args: { label: 'Categorias', tabs, value: 'slots', onChange: () => undefined },
  parameters: { layout: 'fullscreen' },
  render: (args) => <Row {...args} />,
} satisfies Meta<typeof ScrollTabs<string>>
export default meta
type Story = StoryObj<typeof meta>

function Row(props: ScrollTabsProps<string>) {
  const [value, setValue] = useState(props.value)
  return <ScrollTabs {...props} value={value} onChange={setValue} />
}

export const Default: Story = {}
export const Variants: Story = {
  render: (args) => (
    <div className={rows}>
      <Row {...args} />
      <Row {...args} label="Sem ícones" tabs={tabs.map(({ value, label }) => ({ value, label }))} value="sports" />
      <Row {...args} label="Abaixo de outras" tone="soft" />
    </div>
  ),
}
export const LongText: Story = {
  ...narrow,
  args: { tabs: [{ value: 'slots', label: 'Loterias de aniversário da casa' }, ...tabs.slice(1)] },
}
export const LastActive: Story = {
  args: { value: 'cards' },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('tab', { name: 'Jogos de cartas' })
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth))
    last.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Pescaria' })).toHaveFocus()
  },
}
