import { describe, expect, test } from 'vitest'
import { renderToText } from '../../testing/renderToText.tsx'
import { GameListView } from './GameListView.tsx'
import meta, { Empty, Failed, GuestFavorites, NoFavorites, PageFailed, Skeleton } from './GameListView.stories.tsx'

describe('GameListView', () => {
  test.each([
    ['games', {}, 'Tigre Dourado'],
    ['skeleton', Skeleton.args, 'Carregando jogos'],
    ['failure', Failed.args, 'Não foi possível carregar'],
    ['nothing found', Empty.args, 'Limpar busca e filtros'],
    ['no favorites', NoFavorites.args, 'Você ainda não tem favoritos'],
    ['favorites of a guest', GuestFavorites.args, 'Entre para ver seus favoritos'],
    ['a failed page', PageFailed.args, 'Toque para tentar de novo'],
    ['an unknown type', { unknownType: true }, 'Esta categoria não existe. Mostramos Cassino no lugar.'],
  ] as const)('[2.7] renders to a string without a browser: %s', async (_state, props, shown) => {
    expect(await renderToText(<GameListView {...meta.args} {...props} />)).toContain(shown)
  })

  test('[2.7] a closed game says so and cannot be opened', async () => {
    const html = await renderToText(<GameListView {...meta.args} />)
    expect(html).toContain('nodeId=sample-3&amp;')
    expect(html).not.toContain('nodeId=sample-4&amp;')
  })
})
