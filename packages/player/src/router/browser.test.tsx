import { useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Link } from './Link.tsx'
import { LinkGuard } from './LinkGuard.ts'
import { NavigationGuard } from './NavigationGuard.tsx'
import { useBlocker } from './useBlocker.ts'
import { useScrollRestoration } from './useScrollRestoration.ts'

const tall = { height: 4000 }

let go: NavigateFunction

function Site() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useLayoutEffect(() => {
    go = navigate
  })
  useScrollRestoration()
  return (
    <main key={pathname} style={tall}>
      <h1>{pathname}</h1>
      <Link href="/m/help">help</Link>
      <Link href="/m/help" target="_blank">
        new tab
      </Link>
      {pathname === '/m/launchGame' && <Game />}
    </main>
  )
}

function Game() {
  const blocker = useBlocker(() => true)
  return blocker.state === 'blocked' ? (
    <>
      <button onClick={blocker.reset}>stay</button>
      <button onClick={blocker.proceed}>leave</button>
    </>
  ) : null
}

function open(isStopped: (href: string) => boolean = () => false) {
  const before = location.href
  history.pushState(null, '', '/m/home')
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  root.render(
    <BrowserRouter>
      <NavigationGuard>
        <LinkGuard value={isStopped}>
          <Site />
        </LinkGuard>
      </NavigationGuard>
    </BrowserRouter>,
  )
  onTestFinished(() => {
    root.unmount()
    box.remove()
    history.pushState(null, '', before)
  })
}
const shown = (path: string) => expect.element(page.getByRole('heading', { name: path })).toBeVisible()

test('[2.2] a link begins at the top of its page, and back finds the place that was left', async () => {
  open()
  await shown('/m/home')
  scrollTo(0, 300)
  ;(page.getByRole('link', { name: 'help' }).element() as HTMLElement).click()
  await shown('/m/help')
  await expect.poll(() => scrollY).toBe(0)
  expect(location.pathname).toBe('/m/help')
  scrollTo(0, 120)
  history.back()
  await shown('/m/home')
  await expect.poll(() => scrollY).toBe(300)
  history.forward()
  await shown('/m/help')
  await expect.poll(() => scrollY).toBe(120)
})

test('[2.1] a link that requires a tab of its own is the browser’s', async () => {
  open()
  const link = page.getByRole('link', { name: 'new tab' })
  await expect.element(link).toBeVisible()
  const taps: boolean[] = []
  const last = (event: MouseEvent) => {
    taps.push(event.defaultPrevented)
    event.preventDefault()
  }
  addEventListener('click', last)
  await link.click()
  await userEvent.keyboard('{Control>}')
  await page.getByRole('link', { name: 'help' }).click({ modifiers: ['Control'] })
  await userEvent.keyboard('{/Control}')
  removeEventListener('click', last)
  expect(taps).toEqual([false, false])
  await shown('/m/home')
})

test('[6] a link that its guard stops is not followed; one for a tab of its own is none of its business', async () => {
  const stopped: string[] = []
  open((href) => stopped.push(href) > 0)
  const link = page.getByRole('link', { name: 'help' })
  await link.click()
  const stay = (event: MouseEvent) => event.preventDefault()
  addEventListener('click', stay)
  await link.click({ modifiers: ['Control'] })
  removeEventListener('click', stay)
  expect(stopped).toEqual(['/m/help'])
  await shown('/m/home')
})

test('[6] the back button is held where it was pressed, and let go with the history whole', async () => {
  open()
  await shown('/m/home')
  void go('/m/launchGame')
  await shown('/m/launchGame')
  history.back()
  await page.getByRole('button', { name: 'stay' }).click()
  expect(location.pathname).toBe('/m/launchGame')
  await page.getByRole('link', { name: 'help', exact: true }).click()
  await page.getByRole('button', { name: 'stay' }).click()
  history.back()
  await page.getByRole('button', { name: 'leave' }).click()
  await shown('/m/home')
  expect(location.pathname).toBe('/m/home')
  history.forward()
  await shown('/m/launchGame')
})

test('[6] a step that code makes is held as well, and asked about once', async () => {
  open()
  await shown('/m/home')
  void go('/m/launchGame')
  await shown('/m/launchGame')
  void go(-1)
  await page.getByRole('button', { name: 'leave' }).click()
  await shown('/m/home')
  expect(page.getByRole('button', { name: 'leave' }).elements()).toHaveLength(0)
})

test('[2.2] a filter that replaces the last one leaves the page in its place', async () => {
  open()
  await shown('/m/home')
  scrollTo(0, 300)
  await new Promise(requestAnimationFrame)
  void go('?type=FISH', { replace: true })
  await expect.poll(() => location.search).toBe('?type=FISH')
  await new Promise(requestAnimationFrame)
  expect(scrollY).toBe(300)
})
