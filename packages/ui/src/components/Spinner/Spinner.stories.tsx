import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { row } from '../../stories/stories.css.ts'
import { Spinner } from './Spinner.tsx'

const meta = { title: 'Content/Spinner', component: Spinner, args: {} } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: () => (
    <div className={row}>
      <Spinner size="sm" />
      <Spinner />
      <Spinner size="lg" />
    </div>
  ),
}
export const LongText: Story = { ...narrow, args: { label: 'Procurando os registros dos últimos noventa dias' } }
