import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from './render.tsx'
import { ptBR } from '../labels/ptBR.ts'
import { UiLabelsProvider } from '../labels/UiLabelsProvider.tsx'
import { wireframeTheme } from '../theme/wireframe.css.ts'
import { darkTheme } from './darkTheme.css.ts'
import { componentNames, samples } from './samples.tsx'

const draw = (name: string) => render(<UiLabelsProvider labels={ptBR}>{samples[name]}</UiLabelsProvider>)

// A target is what takes the tap: a label takes it for its input.
const targets = () =>
  [...document.querySelectorAll<HTMLElement>('button, a[href], input, select')].filter(
    (element) => element.checkVisibility() && !element.closest('[inert]'),
  )
const areaOf = (element: HTMLElement) => (element.closest('label') ?? element).getBoundingClientRect()

/** Every text becomes `words`, except numbers and short marks such as "R$". */
function replaceWords(words: string) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) if (/\p{L}{4}/u.test(texts.currentNode.nodeValue ?? '')) texts.currentNode.nodeValue = words
}

// The viewport of an overlay hides what is wider than the screen.
const overflows = () =>
  [document.documentElement, ...document.querySelectorAll('[role=presentation]')].some((box) => box.scrollWidth > box.clientWidth)

describe('every component', () => {
  test.each(componentNames)('[WCAG 2.5.5] %s has no target under 44 px, and none that is described by its own name', async (name) => {
    await draw(name)
    expect(targets().filter(({ title, ariaLabel, textContent }) => title !== '' && title === (ariaLabel ?? textContent))).toEqual([])
    const small = targets().filter((element) => Math.min(areaOf(element).width, areaOf(element).height) < 44)
    // Steps of a carousel are drawn only for keyboards and mice.
    expect(small.filter((element) => getComputedStyle(element).clipPath === 'none').map((element) => element.outerHTML)).toEqual([])
  })

  test.each(['as written', 'Responsabilidade', 'Desconectar-se: Transferência'])(
    '[WCAG 1.4.10] fits 320 px with text of twice the size: words %s',
    async (words) => {
      await page.viewport(320, 844)
      document.documentElement.style.fontSize = '200%'
      const wide: string[] = []
      for (const name of componentNames) {
        const screen = await render(<main style={{ padding: 'var(--space-lg)' }}>{samples[name]}</main>)
        if (words !== 'as written') replaceWords(words)
        if (overflows()) wide.push(name)
        await screen.unmount()
      }
      document.documentElement.style.fontSize = ''
      await page.viewport(390, 844)
      expect(wide).toEqual([])
    },
  )

  test.each([
    [wireframeTheme, 'light'],
    [darkTheme, 'dark'],
  ])('the browser draws its own controls for the ground of the theme %s', (theme, scheme) => {
    document.documentElement.className = theme
    expect(getComputedStyle(document.documentElement).colorScheme).toBe(scheme)
    document.documentElement.className = wireframeTheme
  })

  test.each([wireframeTheme, darkTheme])(
    'axe finds nothing in the theme %s',
    async (theme) => {
      document.documentElement.className = theme
      for (const name of componentNames) {
        const screen = await draw(name)
        // Entrances fade in: contrast counts once they are over.
        await Promise.all(
          document
            .getAnimations()
            .filter((one) => one.effect?.getComputedTiming().iterations === 1)
            .map((one) => one.finished.catch(() => undefined)),
        )
        const { violations } = await axe.run(document.body, {
          // Otherwise axe describes each element that passes, too.
          resultTypes: ['violations'],
          rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
        })
        expect(violations.map(({ id, nodes }) => `${name} ${id}: ${nodes[0]?.html}`)).toEqual([])
        await screen.unmount()
      }
      document.documentElement.className = wireframeTheme
    },
    60_000,
  )
})
