import { describe, expect, test } from 'vitest'
import { renderToText } from '../../testing/renderToText.tsx'
import { failed, ready } from '../../testing/loadables.ts'
import { sampleVendors } from '../../blocks/game/samples.ts'
import meta, { Empty, Failed, Guest, Skeleton } from './HomeView.stories.tsx'
import { HomeView } from './HomeView.tsx'
import { blocksOf, fullContent } from './samples.tsx'

const { args: fullHome } = meta

describe('HomeView', () => {
  test.each([
    ['full', fullHome, 'Tigre Dourado'],
    ['skeleton', { ...fullHome, ...Skeleton.args }, 'aria-busy="true"'],
    ['failed', { ...fullHome, ...Failed.args }, 'Tentar de novo'],
    ['empty', { ...fullHome, ...Empty.args }, 'Nenhum aviso no momento'],
  ])('[2.3] renders to a string without a browser: %s', async (_state, props, shown) => {
    expect(await renderToText(<HomeView {...props} />)).toContain(shown)
    expect(await renderToText(<HomeView {...props} />, 'en')).not.toContain('Nenhum')
  })

  test('[2.3] keeps the merchant order and shows member rows only to members', async () => {
    const html = await renderToText(<HomeView {...fullHome} {...Guest.args} order={['vendors', 'popularGames', 'recentGames']} />)
    expect(html.indexOf('Provedores')).toBeLessThan(html.indexOf('Jogos populares'))
    expect(html).not.toContain('Jogados recentemente')
  })

  test('[2.3] a block that failed leaves the others alone', async () => {
    const html = await renderToText(<HomeView {...fullHome} blocks={blocksOf({ ...fullContent, vendors: failed })} />)
    expect(html).toContain('Não foi possível carregar.')
    expect(html).toContain('Tigre Dourado 1')
  })

  test('[2.3] a merchant that lists it warns of the risk and names its age', async () => {
    const warned = await renderToText(<HomeView {...fullHome} order={['responsibleGaming']} />)
    expect(warned).toContain('Proibido para menores de 21 anos')
    expect(await renderToText(<HomeView {...fullHome} />)).not.toContain('Proibido')
  })

  test('[2.3] a vendor leads to the game list filtered by it', async () => {
    expect(await renderToText(<HomeView {...fullHome} />)).toContain('href="/m/gameList?gameType=RNG&amp;vassalage=VENDOR3"')
  })

  test.each([
    ['TCG_LOTTO_VN', 'LOTT', 'Lott'],
    ['TCG_SEA', 'ELOTT', 'Elott'],
  ] as const)('[1] the tile of %s launches its lobby', async (vassalage, gameType, mode) => {
    const value = sampleVendors(1).map((vendor) => ({ ...vendor, vassalage, gameType }))
    const html = await renderToText(<HomeView {...fullHome} blocks={blocksOf({ ...fullContent, vendors: ready(value) })} />)
    expect(html).toContain(`href="/m/launchGame?playType=trad&amp;prize_mode=${mode}&amp;code=lobby&amp;pageBack=home"`)
  })
})
