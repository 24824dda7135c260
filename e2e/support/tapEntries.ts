import type { Page } from '@playwright/test'

/** Where entries are: a page, and the element that contains them. A place that the viewer cannot reach has none. */
export interface Place {
  at: string
  within: string
  /** Opened by the button of this name. */
  button?: string
}

interface Words {
  /** Entries of the login that opens over a page. */
  login: string
  /** Entries of a page that does not exist, is off or failed to load. */
  dead: string[]
}

/**
 * Taps every address that the places offer, once, and returns which opened and what failed. Runs inside the page: about twenty taps a
 * second.
 */
export const tapEntries = (page: Page, places: Place[], words: Words): Promise<{ opened: string[]; dead: string[] }> =>
  page.evaluate(
    async ([all, { login, dead: deadTexts }]) => {
      const opened: string[] = []
      const dead: string[] = []
      const until = async (test: () => unknown) => {
        const end = performance.now() + 15_000
        while (!test() && performance.now() < end) await new Promise((done) => setTimeout(done, 10))
        return Boolean(test())
      }
      const main = () => document.querySelector('main')
      const dialogs = () => [...document.querySelectorAll<HTMLElement>('[role=dialog]')]
      const layer = () => dialogs().find((dialog) => dialog.textContent.includes(login))
      const leave = (path: string) => void (location.pathname !== path && main()?.setAttribute('data-left', ''))
      const stands = () => main()?.textContent && !document.querySelector('main[data-left], main [aria-busy=true]')
      const linksIn = (place: Place) => [...document.querySelectorAll<HTMLAnchorElement>(`${place.within} a[href^="/"]`)]

      const show = async ({ at, within, button }: Place) => {
        leave(at)
        history.pushState({}, '', at)
        dispatchEvent(new PopStateEvent('popstate', { state: {} }))
        await until(() => stands() && dialogs().length === 0)
        if (button) [...document.querySelectorAll('button')].find((one) => one.getAttribute('aria-label') === button)?.click()
        return location.pathname === at && until(() => document.querySelector(within) && linksIn({ at, within }).length > 0)
      }
      /** A list may grow while the answers arrive that its entries depend on. */
      const complete = async (place: Place) => {
        for (let count = 0; count !== linksIn(place).length;) {
          count = linksIn(place).length
          await new Promise((done) => setTimeout(done, 200))
        }
      }
      // A tap hits the topmost element.
      const isCovered = (link: HTMLElement) => {
        link.scrollIntoView({ block: 'center' })
        const { left, top, width, height } = link.getBoundingClientRect()
        return !link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      }
      const tap = async (link: HTMLAnchorElement) => {
        const { pathname } = link
        if (isCovered(link) && !(await until(() => !isCovered(link)))) return 'covered'
        leave(pathname)
        link.click()
        const isThere = () => location.pathname === pathname || new URLSearchParams(location.search).get('back') === pathname
        if (!(await until(() => layer() || (isThere() && stands())))) return `stays at ${location.pathname}`
        if (layer()) {
          document.querySelector('main')?.removeAttribute('data-left')
          document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
          return (await until(() => !layer())) ? '' : 'the login stays'
        }
        return deadTexts.find((text) => main()?.textContent.includes(text)) ?? ''
      }

      // No picture is taken: a transparent page has the usual layout, scrolling and hit tests, but its pixels are not computed.
      document.documentElement.style.opacity = '0'
      for (const place of all) {
        let isShown = await show(place)
        if (!isShown) continue
        await complete(place)
        const hrefs = linksIn(place).map((link) => link.getAttribute('href')!)
        for (const href of new Set(hrefs.filter((one) => !opened.includes(one)))) {
          if (!isShown) await show(place)
          isShown = false
          const link = linksIn(place).find((one) => one.getAttribute('href') === href)
          const fault = link ? await tap(link) : 'gone'
          opened.push(href)
          if (fault) dead.push(`${place.at} → ${href}: ${fault}`)
        }
      }
      return { opened, dead }
    },
    [places, words] as const,
  )
