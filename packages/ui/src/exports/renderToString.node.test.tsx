import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToString as renderBare } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ptBR } from '../labels/ptBR.ts'
import { UiLabelsProvider } from '../labels/UiLabelsProvider.tsx'
import { componentNames, icons, samples } from '../testing/samples.tsx'

const renderToString = (node: ReactNode) => renderBare(<UiLabelsProvider labels={ptBR}>{node}</UiLabelsProvider>)

// Pages are prerendered at build time: no component may need `window`.
describe('every exported component renders to a string in Node', () => {
  test.each(componentNames)('%s', (name) => {
    expect(samples[name], `add a sample of ${name} to testing/samples.tsx`).toBeDefined()
    // A strict style-src refuses style attributes that come with the page.
    expect(renderToString(samples[name])).not.toContain('style="')
  })

  test('without the texts, it says what to do', () => {
    expect(() => renderBare(samples.Spinner)).toThrow('<UiLabelsProvider labels={ptBR}>')
  })

  test('all icons, hidden from screen readers, with an outline', () => {
    for (const [name, icon] of icons)
      expect(renderToString(createElement(icon as ComponentType)), name).toMatch(/aria-hidden="true".*<path d="M/)
  })
})
