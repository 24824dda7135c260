import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { rows } from '../../stories/stories.css.ts'
import { Countdown } from './Countdown.tsx'

// A stopped clock: screenshots of these stories are the same every time.
const still = () => 0
const meta = { title: 'Content/Countdown', component: Countdown, args: { deadline: 754_000, now: still, size: 'lg' } } satisfies Meta<
  typeof Countdown
>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: () => (
    <div className={rows}>
      <Countdown deadline={93_784_000} now={still} size="lg" />
      <Countdown deadline={5000} now={still} size="lg" />
      <Countdown deadline={undefined} now={still} size="lg" />
      <Countdown deadline={60_000} now={still} format="minutes" size="lg" />
      <p>
        Próximo sorteio em <Countdown deadline={754_000} now={still} />
      </p>
    </div>
  ),
}
export const Ticking: Story = { args: { deadline: performance.now() + 12_000, now: () => performance.now(), announce: true } }
export const NotOnSale: Story = { args: { deadline: undefined } }
export const HundredsOfHours: Story = { ...narrow, args: { deadline: 1_234_567_000 } }
