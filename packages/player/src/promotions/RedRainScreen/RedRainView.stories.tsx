import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@platform/sdk'
import type { RainSession } from '@platform/sdk/rewards'
import { withTexts } from '../../testing/withTexts.tsx'
import { RedRainView } from './RedRainView.tsx'

const START = Date.UTC(2026, 10, 20, 15)
const upcoming: RainSession = {
  id: 'ipanema-1',
  title: 'Chuva de envelopes',
  state: 'upcoming',
  openTime: START + 95_000,
  closeTime: START + 155_000,
  drawTime: START + 157_000,
  pool: minor(5000),
  packets: 20,
  smallest: minor(12),
  largest: minor(614),
  mean: minor(250),
  bands: [
    { from: minor(12), to: minor(118), packets: 6 },
    { from: minor(140), to: minor(248), packets: 5 },
    { from: minor(260), to: minor(490), packets: 8 },
    { from: minor(614), to: minor(614), packets: 1 },
  ],
  hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  multiple: 1,
  tickets: 0,
  ticket: '',
  amount: undefined,
  winners: [],
}
const open: RainSession = {
  ...upcoming,
  state: 'open',
  openTime: START - 10_000,
  closeTime: START + 50_000,
  drawTime: START + 52_000,
  tickets: 31,
}
const drawn: RainSession = { ...open, id: 'ipanema-0', state: 'drawn', drawTime: START - 60_000, ticket: 'abc', amount: minor(318), winners: [{ name: 'an•••a', amount: minor(614) }, { name: 'be•••o', amount: minor(318) }] } // prettier-ignore
const lost: RainSession = { ...drawn, id: 'ipanema-00', amount: minor(0) }
const away: RainSession = { ...drawn, id: 'ipanema-000', ticket: '', amount: undefined }

const rains = { sessions: [upcoming], eligible: true, stake: minor(1000), wagered: minor(1000), days: 7 }

const meta = {
  title: 'Screens/Red rain',
  component: RedRainView,
  decorators: [withTexts],
  parameters: { layout: 'fullscreen' },
  args: {
    rains,
    current: upcoming,
    symbol: 'R$',
    now: () => START,
    ticket: { busy: false, unknown: undefined, onTake: () => undefined },
    seenRain: () => undefined,
    recordsHref: '#',
    teamHref: undefined,
    envelopes: null,
    onOpened: () => undefined,
  },
} satisfies Meta<typeof RedRainView>
export default meta
type Story = StoryObj<typeof meta>

export const Upcoming: Story = { args: { rains: { ...rains, sessions: [away, lost, drawn, upcoming] } } }
export const Open: Story = { args: { current: open } }
export const NotEligible: Story = { args: { current: open, rains: { ...rains, eligible: false, wagered: minor(430) } } }
export const Waiting: Story = { args: { current: { ...open, ticket: 'abc' } } }
export const Closed: Story = {
  args: { current: { ...open, state: 'closed', ticket: 'abc', closeTime: START - 1000, drawTime: START + 1000 } },
}
export const Drawn: Story = { args: { current: drawn } }
/** The link to send an envelope is above the rains. */
export const Agent: Story = { args: { teamHref: '#' } }
export const NoRain: Story = { args: { rains: { ...rains, sessions: [] }, current: undefined } }
