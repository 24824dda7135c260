import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { render } from '../../testing/render.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Balls } from '../Balls/Balls.tsx'
import { Countdown } from '../Countdown/Countdown.tsx'
import { GameTile } from '../GameTile/GameTile.tsx'
import { LotteryCard } from '../LotteryCard/LotteryCard.tsx'
import { MatchCard } from '../MatchCard/MatchCard.tsx'
import { Money } from '../Money/Money.tsx'
import { Picks } from '../Picks/Picks.tsx'
import { VendorTile } from '../VendorTile/VendorTile.tsx'
import { Verbatim } from './Verbatim.tsx'

const now = () => 0
const team = (name: string) => ({ name, image: '' })

test.each<{ what: string; node: ReactNode; text: RegExp }>([
  { what: 'a name', node: <Verbatim>anaclara</Verbatim>, text: /^anaclara$/ },
  { what: 'initials', node: <Avatar name="Ana Clara" />, text: /^AC$/ },
  { what: 'an amount', node: <Money minor={123_456} symbol="R$" />, text: /1.234,56|1,234.56/ },
  { what: 'the time left', node: <Countdown deadline={65_000} now={now} />, text: /00:01:0\d/ },
  { what: 'drawn numbers', node: <Balls parts={[['07', '12']]} label="Resultado" />, text: /^07$/ },
  { what: 'chosen numbers', node: <Picks groups={[[{ text: '42' }]]} />, text: /^42/ },
  { what: 'a game', node: <GameTile name="Tigre" href="/" />, text: /^Tigre$/ },
  { what: 'a vendor', node: <VendorTile name="Raposa Jogos" href="/" />, text: /^Raposa Jogos$/ },
  { what: 'a lottery', node: <LotteryCard name="Quina Turbo" draw="12" href="/" countdown={null} />, text: /^Quina Turbo$/ },
  {
    what: 'a team',
    node: (
      <MatchCard
        home={team('Leões')}
        away={team('Águias')}
        league="Série A"
        time="20:00"
        dateTime="2026-11-29"
        versus="x"
        action={{ label: 'Jogar', href: '/' }}
      />
    ),
    text: /^Leões$/,
  },
])('[2] page translators leave $what as it is', async ({ node, text }) => {
  const { container } = await render(node)
  const [found] = [...container.querySelectorAll('*')].filter((element) => element.children.length === 0 && text.test(element.textContent))
  expect(found?.closest('[translate]')?.getAttribute('translate')).toBe('no')
})
