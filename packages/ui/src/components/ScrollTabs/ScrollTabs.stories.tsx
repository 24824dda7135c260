import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { CardsIcon, FishIcon, LiveIcon, SlotsIcon, SportsIcon } from '../../icons/games.tsx'
import { ScrollTabs } from './ScrollTabs.tsx'

const meta = { title: 'Frame/ScrollTabs', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

const tabs = [
  { value: 'slots', label: 'Slots', icon: <SlotsIcon size="sm" /> },
  { value: 'sports', label: 'Esportes', icon: <SportsIcon size="sm" /> },
  { value: 'live', label: 'Cassino ao vivo', icon: <LiveIcon size="sm" /> },
  { value: 'fish', label: 'Pescaria', icon: <FishIcon size="sm" /> },
  { value: 'cards', label: 'Jogos de cartas', icon: <CardsIcon size="sm" /> },
]

function Row({ start, icons = true }: { start: string; icons?: boolean }) {
  const [value, setValue] = useState(start)
  const shown = icons ? tabs : tabs.map(({ value: key, label }) => ({ value: key, label }))
  return <ScrollTabs label="Categorias" tabs={shown} value={value} onChange={setValue} />
}

export const Default: StoryObj = { render: () => <Row start="slots" /> }
export const LastActive: StoryObj = { render: () => <Row start="cards" /> }
export const WithoutIcons: StoryObj = { render: () => <Row start="sports" icons={false} /> }
