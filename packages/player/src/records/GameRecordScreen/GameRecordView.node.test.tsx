import { describe, expect, test } from 'vitest'
import { renderToText } from '../../testing/renderToText.tsx'
import { GameRecordView } from './GameRecordView.tsx'
import { emptyRecord, fullRecord } from './GameRecordView.stories.tsx'

const nothing = () => undefined

describe('GameRecordView', () => {
  test.each([
    ['full', fullRecord, 'Tigre Dourado'],
    ['skeleton', { ...fullRecord, records: { state: 'loading' }, totals: { state: 'loading' } }, 'Carregando apostas'],
    ['failed', { ...fullRecord, records: { state: 'error', retry: nothing } }, 'Falha ao carregar'],
    ['empty', emptyRecord, 'Nenhuma aposta neste período'],
  ] as const)('[7.4] renders to a string without a browser: %s', async (_state, props, shown) => {
    expect(await renderToText(<GameRecordView {...props} />)).toContain(shown)
  })

  test('[7.4] money has a sign and a word, not only a colour, and times name their zone', async () => {
    const html = await renderToText(<GameRecordView {...fullRecord} />)
    expect(html).toContain('−R$\u00A0267,50')
    expect(html).toContain('+R$\u00A01.229,56')
    expect(html).toContain('Prejuízo')
    expect(html).toContain('Lucro')
    expect(html).toMatch(/Datas e horas no Horário Padrão de Brasília/)
  })

  test('[7.4] an open bet shows no result', async () => {
    const open =
      fullRecord.records.state === 'ready' ? fullRecord.records.value.filter((record) => record.status === 'open').slice(0, 1) : []
    const html = await renderToText(
      <GameRecordView {...fullRecord} totals={{ state: 'loading' }} records={{ state: 'ready', value: open }} />,
    )
    expect(html).toContain('Em aberto')
    expect(html).not.toContain('R$')
  })
})
