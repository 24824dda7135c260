import { describe, expect, test } from 'vitest'
import { renderToText } from '../../testing/renderToText.tsx'
import { failed, loading } from '../../testing/loadables.ts'
import { samplePages } from '../../testing/recordSamples.ts'
import { GameRecordView, type GameRecordViewProps } from './GameRecordView.tsx'
import meta, { Empty } from './GameRecordView.stories.tsx'

const { args: fullRecord } = meta

describe('GameRecordView', () => {
  test.each<[string, GameRecordViewProps, string]>([
    ['full', fullRecord, 'Tigre Dourado'],
    ['skeleton', { ...fullRecord, list: samplePages(loading, loading) }, 'Carregando…'],
    ['failed', { ...fullRecord, list: samplePages(failed, failed) }, 'Não foi possível carregar'],
    ['empty', { ...fullRecord, ...Empty.args }, 'Nenhuma aposta neste período'],
  ])('[7.4] renders to a string without a browser: %s', async (_state, props, shown) => {
    expect(await renderToText(<GameRecordView {...props} />)).toContain(shown)
  })

  test('[7.4] money has a sign and a word, not only a colour, and times name their zone', async () => {
    const html = await renderToText(<GameRecordView {...fullRecord} />)
    expect(html).toContain('−R$\u00A0267,50')
    expect(html).toContain('+R$\u00A01.229,56')
    expect(html).toContain('Perda')
    expect(html).toContain('Ganho')
    expect(html).toMatch(/Horário de Brasília/)
  })

  test('[7.4] each page tells its own sums behind it', async () => {
    const html = await renderToText(<GameRecordView {...fullRecord} />)
    // 20 bets, five of them void: 15 stakes of 5,00; five won 1.229,56 each, five lost 5,00.
    expect(html.match(/Página \d[^]*?R\$\u00A075,00/g)).toHaveLength(2)
    expect(html).toContain('+R$\u00A06.122,80')
  })

  test('[7.4] an open bet shows no result', async () => {
    const open =
      fullRecord.list.pages.state === 'ready'
        ? fullRecord.list.pages.value
            .flat()
            .filter((record) => record.status === 'open')
            .slice(0, 1)
        : []
    const html = await renderToText(<GameRecordView {...fullRecord} list={samplePages(open, loading)} />)
    expect(html).toContain('Em aberto')
    expect(html).not.toContain('R$')
  })
})
