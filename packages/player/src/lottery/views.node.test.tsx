import { describe, expect, test } from 'vitest'
import { renderToText } from '../testing/renderToText.tsx'
import { failed, loading } from '../testing/loadables.ts'
import { samplePages } from '../testing/recordSamples.ts'
import { LotteryRecordView } from './LotteryRecordScreen/LotteryRecordView.tsx'
import orders from './LotteryRecordScreen/LotteryRecordView.stories.tsx'
import { OrderLinesView } from './LotteryRecordScreen/OrderLinesView.tsx'
import { LotteryView } from './LotteryScreen/LotteryView.tsx'
import lobby, { NoFavorites } from './LotteryScreen/LotteryView.stories.tsx'
import { sampleOrder } from './samples.ts'
import { SettledNoticeView } from './SettledNotice/SettledNoticeView.tsx'

const nothing = () => undefined
const none = { state: 'ready', value: [] } as const

describe('views of the lottery render to a string without a browser', () => {
  test.each([
    ['lotteries', {}, 'Concurso 2611200910'],
    ['skeleton', { games: { state: 'loading' } }, 'Carregando loterias'],
    ['failure', { games: { state: 'error', retry: nothing } }, 'Não foi possível carregar as loterias'],
    ['nothing', { games: none }, 'Nenhuma loteria aqui por enquanto'],
    ['no favorites', { ...NoFavorites.args, games: none }, 'Você ainda não tem loterias favoritas'],
  ] as const)('[2.8] the lobby: %s', async (_state, props, shown) => {
    expect(await renderToText(<LotteryView {...lobby.args} {...props} />)).toContain(shown)
  })

  test('[2.8] each lottery leads to its launch, with its mode and way of playing', async () => {
    const html = await renderToText(<LotteryView {...lobby.args} playType="ent" />)
    expect(html).toContain('/m/startLottery?playType=ent&amp;prize_mode=Elott&amp;code=L0')
  })

  test.each([
    ['orders', {}, 'Ganhou'],
    ['skeleton', { list: samplePages<never, never>(loading, loading) }, 'Carregando…'],
    ['failure', { list: samplePages<never, never>(failed, failed) }, 'Não foi possível carregar'],
    ['none', { list: samplePages<never, never>([], loading) }, 'Ver loterias'],
  ] as const)('[7.4] the orders: %s', async (_state, props, shown) => {
    expect(await renderToText(<LotteryRecordView {...orders.args} {...props} />)).toContain(shown)
  })

  test('[7.4] a drawn order marks its hits in words, but no line that was taken back; one on sale marks none and can be taken back', async () => {
    const drawn = await renderToText(<OrderLinesView order={sampleOrder(true)} symbol="R$" onCancel={nothing} />)
    expect(drawn.match(/data-hit/g)).toHaveLength(1)
    expect(drawn).toContain('acertou')
    expect(drawn).not.toContain('Cancelar linha')
    const open = await renderToText(<OrderLinesView order={sampleOrder(false)} symbol="R$" onCancel={nothing} />)
    expect(open).not.toContain('acertou')
    expect(open).toContain('Ainda não sorteado')
    expect(open.match(/Cancelar linha/g)).toHaveLength(1)
  })

  test.each([
    [{ status: 'won', orderNo: 'L1', numero: '123', prize: 1200 }, 'Concurso 123: você ganhou R$'],
    [{ status: 'lost', orderNo: 'L1', numero: '123', prize: 0 }, 'Concurso 123: sem prêmio'],
    [{ status: 'many', count: 4, won: 2, prize: 3050 }, '4 apostas encerradas: 2 premiadas'],
    [{ status: 'many', count: 4, won: 0, prize: 0 }, '4 apostas encerradas: nenhuma premiada'],
  ] as const)('[7.4] the notice of %j', async (news, shown) => {
    expect(await renderToText(<SettledNoticeView news={news} symbol="R$" href="#" onClose={nothing} />)).toContain(shown)
  })
})
