import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SectionHeading } from './SectionHeading.tsx'

test('[2.3] the link to all names its section, for those who read it alone', () => {
  const html = renderToString(<SectionHeading title="Provedores" more={{ label: 'Ver todos', href: '/m/gameLobby' }} />)
  expect(/<a [^>]*>(.*)<\/a>/.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '')).toBe('Ver todos: Provedores')
})

test('[2.3] what opens a dialog with all looks as the link and names its section', () => {
  const html = renderToString(<SectionHeading title="Partidas" more={{ label: 'Ver todas', onClick: () => undefined }} />)
  expect(/<button [^>]*>(.*)<\/button>/.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '')).toBe('Ver todas: Partidas')
})
