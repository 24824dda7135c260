import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { Segmented, type SegmentedProps } from './Segmented.tsx'

const languages = [
  { value: 'pt-BR', label: 'Português', lang: 'pt-BR' },
  { value: 'en', label: 'English', lang: 'en' },
]
const periods = ['Hoje', 'Ontem', 'Últimos 7 dias', 'Últimos 30 dias'].map((label) => ({ value: label, label }))
const meta = {
  title: 'Controls/Segmented',
  component: Segmented,
  args: { label: 'Idioma', options: languages, value: 'pt-BR', onChange: () => undefined },
  render: (args) => <Choice {...args} />,
} satisfies Meta<typeof Segmented<string>>
export default meta
type Story = StoryObj<typeof meta>

function Choice(props: SegmentedProps<string>) {
  const [value, setValue] = useState(props.value)
  return <Segmented {...props} value={value} onChange={setValue} />
}

export const Default: Story = {}
export const Variants: Story = {
  render: (args) => (
    <div className={rows}>
      <Choice {...args} />
      <Choice {...args} label="Período" options={periods} value="Ontem" />
    </div>
  ),
}
export const LongText: Story = { ...narrow, args: { label: 'Período', options: periods, value: 'Hoje' } }
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('English'))
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked()
  },
}
