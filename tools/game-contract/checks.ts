import type { FrameLocator, Page } from 'playwright'
import type { GameMessage } from '@platform/sdk/gameBridge'
import type {} from './hostPage.ts'

/** The game under test, in the page of the suite. */
export interface GameUnderTest {
  page: Page
  /** Opens it in a site that it does not know. */
  stranger: () => Promise<Page>
  frame: FrameLocator
  /** Selectors of its buttons. */
  play: string
  deposit: string
  /** How long the game may take to be ready, and to end a round, ms. */
  patience: number
}

/** What the game has to do, and a sentence if it does not. */
export interface Check {
  name: string
  /** Undefined if it holds, 'skipped: …' where it cannot be tried, else a sentence that says why it fails. */
  run: (game: GameUnderTest) => Promise<string | undefined>
}

/** In this time a game that follows a wrong message, or plays in a pause, shows it. */
const QUIET_MS = 1200

const messagesOf = ({ page }: GameUnderTest) => page.evaluate(() => testHost.messages)
const count = async (game: GameUnderTest, type: GameMessage['type']) => (await messagesOf(game)).filter((one) => one.type === type).length
const send = ({ page }: GameUnderTest, message: Parameters<typeof testHost.send>[0]) => page.evaluate((one) => testHost.send(one), message)
const quiet = ({ page }: GameUnderTest) => page.waitForTimeout(QUIET_MS)

/** Whether the game has sent more than so many messages of a type in time; what it sends after a refused one no longer counts. */
const comes = (game: GameUnderTest, type: GameMessage['type'], above: number, timeout: number) =>
  game.page
    .waitForFunction(
      ([of, least]) => testHost.messages.filter((one) => one.type === of).length > least || testHost.hasRefused(),
      [type, above] as const,
      { timeout },
    )
    .then(
      async () => (await count(game, type)) > above,
      () => false,
    )

/** Taps a button; also one that the game has disabled, where a tap does nothing. */
const tap = ({ frame }: GameUnderTest, selector: string) => frame.locator(selector).first().click({ force: true, timeout: 5000 })

/** Taps play until a round starts; false if none does. */
async function starts(game: GameUnderTest) {
  const before = await count(game, 'roundStarted')
  await tap(game, game.play)
  return comes(game, 'roundStarted', before, game.patience)
}

const siteOf = ({ page }: GameUnderTest) => new URL(page.url()).origin

async function refusalOf({ page }: GameUnderTest) {
  const [first] = await page.evaluate(() => testHost.refusals)
  return first && `The site refuses a message of the game: ${first.refused}${first.about ? ` (${first.about})` : ''}.`
}

export const checks: Check[] = [
  {
    name: 'sends ready',
    run: async (game) => {
      if (await comes(game, 'ready', 0, game.patience)) return undefined
      return (await refusalOf(game)) ?? `The game has not sent ready within ${game.patience / 1000} s: does it know ${siteOf(game)}?`
    },
  },
  {
    name: 'names start and end of a round',
    run: async (game) => {
      if (!(await game.frame.locator(game.play).count())) return `There is no button ${game.play}: name it with --play <selector>.`
      const ends = await count(game, 'roundEnded')
      if (!(await starts(game))) return (await refusalOf(game)) ?? 'A tap on play was not followed by roundStarted.'
      if (await comes(game, 'roundEnded', ends, game.patience)) return undefined
      return (await refusalOf(game)) ?? `roundStarted was not followed by roundEnded within ${game.patience / 1000} s.`
    },
  },
  {
    name: 'starts no round in a pause',
    run: async (game) => {
      await send(game, { type: 'pause', reason: 'check' })
      await quiet(game)
      const before = await count(game, 'roundStarted')
      await tap(game, game.play)
      await quiet(game)
      const after = await count(game, 'roundStarted')
      await send(game, { type: 'resume', balance: 100_000 })
      return after > before ? 'The game started a round between pause and resume.' : undefined
    },
  },
  {
    name: 'goes on after resume, and ends a running round in a pause',
    run: async (game) => {
      const ends = await count(game, 'roundEnded')
      if (!(await starts(game))) return 'After resume a tap on play was not followed by roundStarted.'
      await send(game, { type: 'pause', reason: 'away' })
      const isOver = await comes(game, 'roundEnded', ends, game.patience)
      await send(game, { type: 'resume' })
      return isOver ? undefined : 'A round that was running when the pause came was not ended by roundEnded.'
    },
  },
  {
    name: 'asks for a deposit with needDeposit',
    run: async (game) => {
      await send(game, { type: 'pause', reason: 'deposit' })
      await send(game, { type: 'resume', balance: 0 })
      await quiet(game)
      if (!(await game.frame.locator(game.deposit).first().isVisible())) return `skipped: no button ${game.deposit} with a balance of 0.`
      await tap(game, game.deposit)
      const isAsked = await comes(game, 'needDeposit', 0, 5000)
      await send(game, { type: 'resume', balance: 100_000 })
      return isAsked ? undefined : 'A tap on deposit was not followed by needDeposit.'
    },
  },
  {
    name: 'takes language, look and sound of the site',
    run: async (game) => {
      await send(game, { type: 'language', locale: 'pt-BR' })
      await send(game, { type: 'theme', scheme: 'dark', brand: '#00a86b' })
      await send(game, { type: 'mute', muted: true })
      await quiet(game)
      const error = (await messagesOf(game)).find(({ type }) => type === 'error')
      return error && 'The game answered language, theme or mute with error.'
    },
  },
  {
    name: 'follows no message of another session, number or version',
    run: async (game) => {
      await game.page.evaluate(() => testHost.attack())
      await quiet(game)
      return (await count(game, 'exit')) > 0
        ? 'The game followed a message of another session or with an old number: it must check bridge, session and sequence.'
        : undefined
    },
  },
  {
    name: 'is ready again after a reload',
    run: async (game) => {
      const before = await count(game, 'ready')
      await game.page.evaluate(() => testHost.reload())
      if (await comes(game, 'ready', before, game.patience)) return undefined
      return (await refusalOf(game)) ?? 'After a reload the game has not sent ready: its numbers must go on above the last ones.'
    },
  },
  {
    name: 'follows close after the running round',
    run: async (game) => {
      const ends = await count(game, 'roundEnded')
      await send(game, { type: 'resume', balance: 100_000 })
      if (!(await starts(game))) return 'Before close a tap on play was not followed by roundStarted.'
      await send(game, { type: 'close' })
      if (!(await comes(game, 'exit', 0, game.patience))) return 'close was not answered with exit.'
      const types = (await messagesOf(game)).map(({ type }) => type)
      return types.filter((type) => type === 'roundEnded').length > ends
        ? undefined
        : 'The game sent exit before the running round had ended.'
    },
  },
  {
    name: 'speaks to no site that it does not know',
    run: async ({ page, stranger }) => {
      const site = await stranger()
      await site.waitForTimeout(QUIET_MS + 2 * (await page.evaluate(() => testHost.spokeAfter)))
      return (await site.evaluate(() => testHost.messages.length > 0 || testHost.hasRefused()))
        ? 'The game spoke to a site that it does not know: it must compare host with the sites that it knows.'
        : undefined
    },
  },
  {
    name: 'sends nothing that the site refuses',
    run: refusalOf,
  },
]
