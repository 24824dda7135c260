import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchField } from './SearchField.tsx'

const meta = { title: 'Controls/SearchField', component: SearchField, args: { label: 'Buscar jogo' } } satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = { args: { defaultValue: 'tigre' } }
