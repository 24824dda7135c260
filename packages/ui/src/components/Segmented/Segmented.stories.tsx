import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Segmented } from './Segmented.tsx'

const meta = { title: 'Controls/Segmented' } satisfies Meta
export default meta

function Language() {
  const [value, setValue] = useState<'pt-BR' | 'en'>('pt-BR')
  return (
    <Segmented
      label="Idioma"
      options={[
        { value: 'pt-BR', label: 'Português', lang: 'pt-BR' },
        { value: 'en', label: 'English', lang: 'en' },
      ]}
      value={value}
      onChange={setValue}
    />
  )
}

function Period() {
  const [value, setValue] = useState('week')
  const options = ['Hoje', 'Ontem', 'Últimos 7 dias', 'Últimos 30 dias'].map((label) => ({ value: label, label }))
  return <Segmented label="Período" options={options} value={value} onChange={setValue} />
}

export const Default: StoryObj = { render: () => <Language /> }
export const LongText: StoryObj = { render: () => <Period /> }
