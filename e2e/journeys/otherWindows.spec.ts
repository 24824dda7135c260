import { expect, test } from '../support/test.ts'

const GAME = '/m/launchGame?nodeId=10001&vassalage=NEBULOSA&gameType=RNG&gameName=Jogo'
const types = ['ready', 'balance', 'start', 'round', 'end', 'exit', 'deposit', 'error', 'SKIP_WAITING', 'identity']

test('[7.3] a window that opened the site, and a page that frames it, reach nothing in it', async ({ context, qa, site, baseURL }) => {
  await context.route('http://attacker.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Attacker</title>' }))
  await site.signIn(await qa.newMember())
  const attacker = await context.newPage()
  await attacker.goto('http://attacker.example/')
  /** Opens an address and keeps the window, as an opener does. */
  const open = async (address: string) => {
    const opening = context.waitForEvent('page')
    await attacker.evaluate((url) => void ((globalThis as unknown as { victim: Window | null }).victim = window.open(url)), address)
    return opening
  }
  /** Whether the opener still has the window, after it has sent each message to it many times. */
  const post = () =>
    attacker.evaluate((names) => {
      const { victim } = globalThis as unknown as { victim: Window }
      for (const type of names)
        for (const data of [
          { bridge: 1, session: 'of-another-launch-1', sequence: 1, type, code: 'x', fatal: true },
          { type, state: '', code: 'x' },
          { signedOut: type },
          type,
        ])
          victim.postMessage(data, '*')
      return !victim.closed
    }, types)

  const game = await open(baseURL + GAME)
  await expect(game.getByRole('timer')).toBeVisible()
  const received = await game.evaluateHandle(() => {
    const messages: unknown[] = []
    addEventListener('message', ({ source, data }) => source === document.querySelector('iframe')?.contentWindow || messages.push(data))
    return messages
  })
  expect(await post()).toBe(false)
  expect(await game.evaluate(() => opener as unknown)).toBe(null)
  await expect(game.getByRole('timer')).toBeVisible()
  expect(new URL(game.url()).pathname).toBe('/m/launchGame')
  expect(await received.jsonValue()).toEqual([])
  await game.close()

  // The control: a page without the policy is reached.
  const copy = await open('http://attacker.example/copy')
  await copy.waitForLoadState()
  const reached = await copy.evaluateHandle(() => {
    const messages: unknown[] = []
    addEventListener('message', ({ data }) => messages.push(data))
    return messages
  })
  await expect(async () => {
    expect(await post()).toBe(true)
    expect(await reached.jsonValue()).not.toEqual([])
  }).toPass()

  await attacker.evaluate((url) => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    frame.src = url
  }, baseURL + GAME)
  await expect.poll(() => attacker.frames().length).toBe(2)
  await expect.poll(() => attacker.frames()[1]!.url()).toMatch(/^chrome-error:/)
  await expect(site.balance()).toBeVisible()
})
