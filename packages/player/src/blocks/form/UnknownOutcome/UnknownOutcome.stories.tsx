import type { Meta, StoryObj } from '@storybook/react-vite'
import { withTexts } from '../../../testing/withTexts.tsx'
import { UnknownOutcome } from './UnknownOutcome.tsx'

const meta = {
  title: 'Blocks/Unknown outcome',
  component: UnknownOutcome,
  decorators: [withTexts],
  args: { requestId: '5f2d9c1a7b3e4f60812345678a9bcdef', onCheck: () => undefined },
} satisfies Meta<typeof UnknownOutcome>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
