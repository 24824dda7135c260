import type { Meta, StoryObj } from '@storybook/react-vite'
import { manyOfOne } from '../../stories/manyOfOne.ts'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { Verbatim } from './Verbatim.tsx'

const meta = { title: 'Foundations/Verbatim', component: Verbatim, args: { children: 'anaclara' } } satisfies Meta<typeof Verbatim>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongText: Story = { ...narrow, args: { children: 'ana-clara-de-souza-e-silva-do-rio-de-janeiro' } }

export const Variants: Story = {
  ...manyOfOne,
  render: () => (
    <div className={rows}>
      <p>
        Enviado por <Verbatim>anaclara</Verbatim>
      </p>
      <p>
        Código <Verbatim>4821</Verbatim>
      </p>
    </div>
  ),
}
