import { expect, test } from 'vitest'
import { renderToText } from '../../../testing/renderToText.tsx'
import { GameSearchView } from './GameSearchView.tsx'
import meta from './GameSearchView.stories.tsx'

const { args: searching } = meta

test.each([
  ['results', {}, '9 jogos encontrados'],
  ['nothing typed', { text: '' }, 'Buscas recentes'],
  ['nothing typed, nothing searched before', { text: '', recent: [] }, 'Mais jogados'],
  ['waiting', { found: { state: 'loading' } }, 'Buscando jogos'],
  ['failure', { found: { state: 'error', retry: () => undefined } }, 'A busca não respondeu. Tente de novo.'],
  ['nothing found', { text: 'zz', found: { state: 'ready', value: { games: [], similar: searching.popular } } }, 'Parecidos com sua busca'],
  ['nothing near', { text: 'zz', found: { state: 'ready', value: { games: [], similar: [] } } }, 'Mais jogados'],
] as const)('[2.7] renders to a string without a browser: %s', async (_state, props, shown) => {
  expect(await renderToText(<GameSearchView {...searching} {...props} />)).toContain(shown)
})
