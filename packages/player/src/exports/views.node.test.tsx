import { globSync } from 'node:fs'
import { join } from 'node:path'
import { createElement, type ComponentType } from 'react'
import { expect, test } from 'vitest'
import { renderToText } from '../testing/renderToText.tsx'
import * as views from './views.ts'

interface StoryFile {
  default: { component: ComponentType; args?: object }
  [story: string]: { args?: object; render?: unknown }
}

const source = join(import.meta.dirname, '..')
const files = await Promise.all(
  globSync('**/*View.stories.tsx', { cwd: source }).map(async (path) => [path, (await import(join(source, path))) as StoryFile] as const),
)
const stories = files.flatMap(([path, { default: meta, ...told }]) =>
  Object.entries(told)
    .filter(([name]) => /^[A-Z]/.test(name))
    .map(([name, story]) => ({
      title: `${path.split('/').at(-1)} ${name}`,
      component: meta.component,
      props: { ...meta.args, ...story.args },
    })),
)

test.each(stories)('[2] $title renders to a string in Node', async ({ component, props }) => {
  for (const locale of ['pt-BR', 'en'] as const) {
    const html = await renderToText(createElement(component, props), locale)
    expect(html).toMatch(/^<|^$/)
    expect(html).not.toMatch(/undefined|\[object Object\]/)
  }
})

test('[2] every public view has stories', () => {
  const told = new Set<unknown>(files.map(([, { default: meta }]) => meta.component))
  const silent = Object.entries(views)
    .filter(([name, view]) => name.endsWith('View') && !told.has(view))
    .map(([name]) => name)
  expect(silent).toEqual([])
  expect(stories.length).toBeGreaterThan(30)
})
