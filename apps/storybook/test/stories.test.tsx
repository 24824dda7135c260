import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite'
import * as ui from '@platform/ui'
import * as overlays from '@platform/ui/overlays'
import { beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectPicture } from './picture.ts'
import { projectOf } from './projectOf.ts'

type StoryFile = { default: Meta } & Record<string, StoryObj>

// `STORIES=Badge` loads and runs only the stories of one component.
const only = import.meta.env.VITEST_STORIES as string
const files = Object.entries(import.meta.glob<StoryFile>('../../../packages/{ui,player}/src/**/*.stories.tsx'))
const chosen = files.filter(([path]) => path.endsWith(`${only && '/'}${only}.stories.tsx`))
const titled = (await Promise.all(chosen.map(([, load]) => load()))).map((file) => ({ title: file.default.title ?? '', file }))
const project = projectOf()
beforeAll(project.beforeAll)

const widthOf = (story: StoryObj | undefined) => Number(String(story?.globals?.viewport?.value ?? 'w390').slice(1))

// A message to the browser and a layout, which most stories do without.
const resize = (width: number) => (innerWidth === width && innerHeight === 844 ? undefined : page.viewport(width, 844))

describe.each(titled)('$title', ({ title, file }) => {
  test.each(Object.entries(composeStories(file)))('%s renders, its play function passes, and axe finds nothing', async (name, story) => {
    await resize(widthOf(file[name]))
    document.body.style.padding = story.parameters.layout === 'fullscreen' ? '0' : '16px'
    await story.run()
    expect(document.documentElement.scrollWidth, 'wider than the page').toBeLessThanOrEqual(document.documentElement.clientWidth)
    if (name === 'Variants' && !title.startsWith('Screens/')) await expectPicture(title.replace('/', '-'))
  })
})

test('each export of a stories file is a story or the default', () => {
  const exported = titled.flatMap(({ title, file }) => Object.keys(file).map((name) => `${title}: ${name}`))
  expect(exported.filter((name) => !/: (default$|[A-Z])/.test(name))).toEqual([])
})

// Providers and errors render nothing, and all icons share one page.
const components = Object.entries({ ...ui, ...overlays }).filter(([name]) => /^[A-Z](?!.*(Icon|Provider|Error)$)/.test(name))
const drawn = [...components, ['Icon', ui.Icon] as const].filter(([name]) => !only || name === only)

test.each(drawn)('%s has its pages', (_name, component) => {
  const file = titled.find((one) => one.file.default.component === component)?.file
  expect(Object.keys(file ?? {})).toEqual(expect.arrayContaining(['Default', 'Variants']))
  expect(Object.values(file ?? {}).map(widthOf), 'a case at 320 px: ...narrow').toContain(320)
})
