import { describe, expect, test } from 'vitest'
import { renderToText } from '../../testing/renderToText.tsx'
import { LaunchGameView } from './LaunchGameView.tsx'
import meta from './LaunchGameView.stories.tsx'

describe('LaunchGameView', () => {
  test.each([
    ['opening', {}, 'Abrindo o jogo'],
    ['slow', { slow: true }, 'Continuar esperando'],
    ['playing', { launch: { step: 'playing', url: 'https://play.example/', ready: true, startedAt: 0 } }, 'src="https://play.example/"'],
    ['an empty address', { launch: { step: 'failed', why: 'noUrl' } }, 'O endereço do jogo veio vazio.'],
    ['an unknown origin', { launch: { step: 'failed', why: 'unknownOrigin' } }, 'Não reconhecemos o endereço deste jogo'],
    ['maintenance', { launch: { step: 'failed', why: 'maintenance' } }, 'está em manutenção'],
    [
      'an error of the catalogue',
      { launch: { step: 'failed', why: 'failed' }, error: { text: 'Conexão lenta', requestId: 'r-1' } },
      'Conexão lenta',
    ],
  ] as const)('[8] renders to a string without a browser: %s', async (_state, props, shown) => {
    expect(await renderToText(<LaunchGameView {...meta.args} {...props} />)).toContain(shown)
  })

  test('[7.3] the frame can neither move our window nor learn more than our origin', async () => {
    const html = await renderToText(
      <LaunchGameView {...meta.args} launch={{ step: 'playing', url: 'https://play.example/', ready: false, startedAt: 0 }} />,
    )
    const sandbox = /sandbox="([^"]*)"/.exec(html)?.[1]
    expect(sandbox).toContain('allow-scripts')
    expect(sandbox).not.toContain('allow-top-navigation')
    expect(html).toMatch(/referrerpolicy="strict-origin"/i)
  })
})
