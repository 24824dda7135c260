import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { painted } from '@platform/config/settle'
import { getPromotions } from '@platform/sdk/promotions'
import { consoleApi, makeClient, newMember } from '@platform/test-kit/browser'
import { changedClient, untouched } from '../../testing/changedAnswers.ts'
import { renderApp } from '../../testing/renderApp.tsx'

declare global {
  // Called by a payload that runs.
  var ran: (() => void) | undefined
  var ranHere: (() => void) | undefined
}
let hits = 0
beforeEach(() => {
  hits = 0
  globalThis.ran = () => void hits++
})

/** One text with many ways to run a script; the sanitizer's own test tries thousands. */
const payload = [
  '<img src=x onerror="ran()">',
  '<svg onload="ran()"></svg>',
  '<svg><animate onbegin="ran()" attributeName="x" dur="1s"/></svg>',
  '<details open ontoggle="ran()"><summary>x</summary></details>',
  '<iframe srcdoc="<script>parent.ran()</script>"></iframe>',
  '<video src=x onerror="ran()"></video>',
  '<style onload="ran()"></style>',
  '<input autofocus onfocus="ran()">',
  '<math><mtext></p><img src=x onerror="ran()"></mtext></math>',
  '<script>ran()</script>',
  '<a href="javascript:ran()">Toque</a>',
  '<form action="javascript:ran()"><button>Vai</button></form>',
].join('')

// Every field with text that one person writes and a player reads (3).
const written = new Set(
  'title content nickname account displayName labelName gameName nodeName name text league homeTeam awayTeam comment reason remark app_desc'.split(
    ' ',
  ),
)
const hostile = (key: string, value: unknown) => (written.has(key) && typeof value === 'string' ? `Texto ${payload}` : untouched)

let runsHere = 0
globalThis.ranHere = () => void runsHere++

/** Waits until the same payload has run unsanitized: anything that passed the sanitizer has run by then, too. */
async function still() {
  runsHere = 0
  const box = document.body.appendChild(document.createElement('div'))
  // Nothing here may take focus.
  box.innerHTML = payload.replaceAll('ran()', 'ranHere()').replace(/<input[^>]*>/, '')
  await expect.poll(() => runsHere).toBeGreaterThan(3)
  box.remove()
  await painted()
}
function tapLinks() {
  const own = [...document.querySelectorAll<HTMLAnchorElement>('main a, [role=dialog] a')].filter(
    ({ textContent }) => textContent === 'Toque',
  )
  for (const link of own) link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

test('[2.4] what was stored as announcement, promotion, help, nickname, message or game name runs nowhere', async () => {
  const { session, userName } = await newMember()
  await consoleApi('messages/send', { merchant: 'ipanema', userName, titlePt: 'Carta', contentPt: 'Texto' })
  const { content } = await getPromotions(makeClient(), {})
  const { router } = await renderApp(changedClient(hostile, session), '/m/home', { popups: true })
  const popup = page.getByRole('dialog')
  await expect.element(popup.getByText(/^Texto/).first()).toBeVisible()
  await still()
  tapLinks()
  await popup.getByRole('button', { name: 'Fechar' }).click()
  const paths = [
    '/m/notice',
    '/m/activity',
    `/m/activityDetail?id=${content[0]!.id}`,
    '/m/help',
    '/m/helpDetail?i=0',
    '/m/message',
    '/m/mine',
    '/m/gameList?gameType=RNG',
    '/m/gameCenter',
  ]
  for (const path of paths) {
    await router.navigate(path)
    await expect.poll(() => document.querySelector('main')?.textContent, { message: path }).toContain('Texto')
    if (path === '/m/notice' || path === '/m/message') {
      await page.getByRole('main').getByRole('listitem').first().getByRole('button').click()
      await expect.element(popup.getByText(/Texto/).first()).toBeVisible()
    }
    await still()
    tapLinks()
    if (popup.query()) await popup.getByRole('button', { name: 'Fechar' }).first().click()
  }
  await still()
  expect(hits).toBe(0)
}, 60_000)

// Last: the scripts that it starts may run on for a while.
test('[control] put into a page as it is, it runs', async () => {
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = payload
  await expect.poll(() => hits).toBeGreaterThan(4)
  box.remove()
})
