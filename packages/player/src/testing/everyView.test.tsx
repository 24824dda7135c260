import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ptBR, UiLabelsProvider } from '@platform/ui'
import { wireframeTheme } from '@platform/ui/themes/wireframe'

type StoryFile = { default: Meta } & Record<string, StoryObj>
const files = Object.values(import.meta.glob<StoryFile>('../**/*.stories.tsx'))
const views = (await Promise.all(files.map((load) => load()))).map((file) => ({ title: file.default.title, file }))

// The viewport of an overlay hides what is wider than the screen.
const overflows = () =>
  [document.documentElement, ...document.querySelectorAll('[role=presentation]')].some((box) => box.scrollWidth > box.clientWidth)

beforeAll(async () => {
  await page.viewport(320, 844)
  document.documentElement.className = wireframeTheme
  document.documentElement.style.fontSize = '200%'
})
afterAll(async () => {
  document.documentElement.className = ''
  document.documentElement.style.fontSize = ''
  await page.viewport(390, 844)
})

/** Shows the stories one after the other, and returns the names of those with the fault. */
async function faulty(file: StoryFile, isFaulty: (main: HTMLElement) => boolean, isShown: (name: string) => boolean = () => true) {
  const faults: string[] = []
  for (const [name, Story] of Object.entries(composeStories(file)).filter(([one]) => isShown(one))) {
    const container = document.body.appendChild(document.createElement('main'))
    container.style.padding = Story.parameters.layout === 'fullscreen' ? '0' : '16px'
    const root = createRoot(container)
    root.render(
      <UiLabelsProvider labels={ptBR}>
        <Story />
      </UiLabelsProvider>,
    )
    await expect.poll(() => container.childElementCount, { interval: 10 }).toBeGreaterThan(0)
    if (isFaulty(container)) faults.push(name)
    root.unmount()
    container.remove()
  }
  return faults
}

test.each(views)('[WCAG 1.4.10] $title fits 320 px with text of twice the size', async ({ file }) => {
  expect(await faulty(file, overflows)).toEqual([])
})

const isLoading = (name: string) => name === 'Loading' || name === 'Skeleton'
const loading = views.filter(({ file }) => Object.keys(file).some(isLoading))
test.each(loading)('[8] what of $title is loading says so, to screen readers and to what waits for it', async ({ file }) => {
  const isSilent = (main: HTMLElement) => main.querySelector('[aria-busy=true]') === null
  expect(await faulty(file, isSilent, isLoading)).toEqual([])
})
