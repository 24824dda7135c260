import type { Meta, StoryObj } from '@storybook/react-vite'
import { narrow } from '../../stories/narrow.ts'
import { sampleArt } from '../../stories/sampleArt.ts'
import { rows } from '../../stories/stories.css.ts'
import { Countdown } from '../Countdown/Countdown.tsx'
import { LotteryCard } from './LotteryCard.tsx'

const clock = (deadline?: number) => <Countdown deadline={deadline} now={still} />
const still = () => 0
const nothing = () => undefined
const meta = {
  title: 'Content/LotteryCard',
  component: LotteryCard,
  args: {
    name: 'Miền Bắc',
    image: sampleArt(1),
    draw: '20261120-0871',
    countdown: clock(754_000),
    previous: '08,15,23,31,42~07',
    href: '#lottery',
  },
} satisfies Meta<typeof LotteryCard>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Variants: Story = {
  render: (args) => (
    <div className={rows}>
      <LotteryCard {...args} hot favorite onFavorite={nothing} />
      <LotteryCard {...args} name="Um minuto" image={undefined} countdown={clock(5000)} previous="4,0,7,7,2" />
      <LotteryCard {...args} name="Três dados" image={sampleArt(2)} countdown={clock()} previous="6,1,3" />
      <LotteryCard
        {...args}
        name="Xổ số kiến thiết"
        image={sampleArt(4)}
        countdown={clock(93_784_000)}
        previous="31842~90417~55120,73318~60241,11873,40982,72210,83345,19076~4410,8093,5527,6161"
      />
      <LotteryCard {...args} name="Primeiro sorteio" previous="" />
    </div>
  ),
}
export const LongText: Story = { ...narrow, args: { name: 'Loteria Extraordinária de Aniversário da Casa', hot: true } }
