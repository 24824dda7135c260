import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PlayState } from '@platform/sandbox/play'
import { loadGameTexts } from '../i18n/loadTexts.ts'
import { TextsProvider } from '../i18n/TextsProvider.tsx'
import { Controls } from './Controls.tsx'

const nothing = () => undefined
const money = (cents: number) => `R$ ${(cents / 100).toFixed(2)}`
const own = {
  money,
  times: String,
  balance: 1000,
  busy: false,
  blocked: false,
  waiting: false,
  stakes: [100, 200],
  stake: 100,
  side: 'home',
} as const

test.each([
  ['reels', 'Spin', ['stake']],
  ['wheel', 'Spin', ['stake']],
  ['match', 'Place bet', ['side', 'stake']],
] as const)(
  '[7.3] [market numbers.autoplay numbers.turbo] a game (%s) plays one round for each press, at one speed: it has no control for more, or for faster ones',
  async (kind, play, choices) => {
    const state = { kind, trial: false, pays: [195, 330, 360], currencySymbol: 'R$' } as unknown as PlayState
    const html = renderToStaticMarkup(
      <TextsProvider language="EN" texts={await loadGameTexts('EN')}>
        <Controls {...own} state={state} onStake={nothing} onSide={nothing} onPlay={nothing} />
      </TextsProvider>,
    )
    expect([...html.matchAll(/<button[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual([play])
    expect([...new Set([...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name))]).toEqual(choices)
  },
)

test('[7.3] [market numbers.cycleMs] while the least time of a round is not over, the button is disabled and says so', async () => {
  const state = { kind: 'reels', trial: false, pays: [], currencySymbol: 'R$' } as unknown as PlayState
  const texts = await loadGameTexts('PT')
  const button = (waiting: boolean) =>
    renderToStaticMarkup(
      <TextsProvider language="PT" texts={texts}>
        <Controls {...own} waiting={waiting} state={state} onStake={nothing} onSide={nothing} onPlay={nothing} />
      </TextsProvider>,
    ).match(/<button[^>]*>[^<]*/)?.[0]
  expect(button(true)).toMatch(/aria-disabled="true".*>Aguarde…$/)
  expect(button(false)).toMatch(/^(?!.*aria-disabled).*>Girar$/)
})

test('[7.3] [market numbers.autoplay] nothing but the press of the button begins a round', () => {
  const shell = readFileSync(new URL('GameShell.tsx', import.meta.url), 'utf8')
  expect(shell.match(/\.play\(/g)).toHaveLength(1)
  expect(shell).toContain('onPlay={() => game.play(')
})
