import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { Verbatim } from './Verbatim.tsx'

const meta = { title: 'Foundations/Verbatim', component: Verbatim, args: { children: 'anaclara' } } satisfies Meta<typeof Verbatim>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongText: Story = { ...narrow, args: { children: 'ana-clara-de-souza-e-silva-do-rio-de-janeiro' } }
