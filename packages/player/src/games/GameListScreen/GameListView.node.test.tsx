import { describe, expect, test } from 'vitest'
import { renderToText } from '../../testing/renderToText.tsx'
import { ofType } from '../gameFilter.ts'
import { GameListView } from './GameListView.tsx'
import meta from './GameListView.stories.tsx'

const none = { state: 'ready', value: [] } as const

describe('GameListView', () => {
  test.each([
    ['games', {}, 'Tigre Dourado'],
    ['skeleton', { games: { state: 'loading' } }, 'Carregando jogos'],
    ['failure', { games: { state: 'error', retry: () => undefined } }, 'Não foi possível carregar'],
    ['nothing found', { games: none, paging: 'end', filter: { ...ofType('RNG'), search: 'xyz' } }, 'Limpar busca e filtros'],
    ['no favorites', { games: none, paging: 'end', filter: { ...ofType('RNG'), category: 'FAV' } }, 'Você ainda não tem favoritos'],
    ['favorites of a guest', { guest: true, filter: { ...ofType('RNG'), category: 'FAV' } }, 'Entre para ver seus favoritos'],
    ['a failed page', { paging: 'failed' }, 'Toque para tentar de novo'],
    ['an unknown type', { unknownType: true }, 'Esta categoria não existe. Mostramos Cassino no lugar.'],
  ] as const)('[2.7] renders to a string without a browser: %s', async (_state, props, shown) => {
    expect(await renderToText(<GameListView {...meta.args} {...props} />)).toContain(shown)
  })

  test('[2.7] a closed game is told and cannot be opened', async () => {
    const html = await renderToText(<GameListView {...meta.args} />)
    expect(html).toContain('nodeId=sample-3&amp;')
    expect(html).not.toContain('nodeId=sample-4&amp;')
  })
})
