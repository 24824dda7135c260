import { minor } from '@platform/sdk'
import type { LotteryOrder, LotteryOrderDetail } from '@platform/sdk/lottery'
import type { TimedGame } from './DrawList.tsx'

// Sample data for stories and view tests; screens show the gateway's.

const NAMES = ['Cinco Números 1 min', 'Três Dados 1 min', 'Sorteio do Norte', 'Escada 3 min', 'Dez Bolas']
const LONG = 'Loteria Extraordinária de Aniversário da Casa das Mil Orquídeas'
const RESULTS = ['4,0,7,7,2', '6,1,3', '531494~17031~03236~48219,10044', '', '8,8,9,8,0']

/** `count` lotteries; with a stopped clock their screenshots stay equal. */
export const sampleLotteries = (count: number, long = false): TimedGame[] =>
  Array.from({ length: count }, (_, index) => ({
    gameId: `lottery-${index}`,
    gameCode: `L${index}`,
    gameGroupCode: 'FIVE',
    mobileIconUrl: '',
    remark: long ? LONG : NAMES[index % NAMES.length]!,
    numero: index === 3 ? '' : `26112009${10 + index}`,
    isSale: index !== 3,
    remainTime: 60_000,
    lockTime: 0,
    winningTime: 0,
    previousWinningNumber: RESULTS[index % RESULTS.length]!,
    previousNumero: '2611200909',
    tag: index < 2 ? ['HOT'] : [],
    entPlaySwitch: true,
    tradPlaySwitch: true,
    mUi: '',
    css: '',
    code: 'FIVE',
    deadline: undefined,
  }))

const states = ['open', 'won', 'lost', 'cancelled'] as const

export const sampleOrders = (count: number): LotteryOrder[] =>
  Array.from({ length: count }, (_, index) => {
    const status = states[index % states.length]!
    return {
      orderNo: `L26112000${index}`,
      gameCode: 'L0',
      gameName: NAMES[index % NAMES.length]!,
      drawId: `L0-${index}`,
      numero: `26112009${10 + index}`,
      betTime: Date.UTC(2026, 10, 20, 15, index),
      stake: minor(400),
      prize: minor(status === 'won' ? 1950 : 0),
      status,
      winningNumber: status === 'open' ? '' : '4,0,7,7,2',
      lines: 2,
    }
  })

const line = { playCode: 'FIVE_PLACE', unit: minor(100), multiplier: 2, bets: 2, odds: 940, prize: minor(0), cancellable: false } as const

/** An order of two lines; settled, or still on sale. */
export function sampleOrder(drawn: boolean): LotteryOrderDetail {
  const { lines: _lines, ...order } = sampleOrders(2)[drawn ? 1 : 0]!
  const status = drawn ? 'won' : 'open'
  return {
    ...order,
    subOrders: [
      { ...line, subOrderNo: '1', numbers: '4,9~~~~', stake: minor(400), prize: minor(drawn ? 1950 : 0), status, cancellable: !drawn },
      { ...line, subOrderNo: '2', playCode: 'FIVE_SUM', numbers: 'EVEN', bets: 1, stake: minor(200), status: 'cancelled' },
    ],
    draw: {
      drawId: order.drawId,
      gameCode: order.gameCode,
      numero: order.numero,
      family: 'FIVE',
      hash: 'a'.repeat(64),
      seed: drawn ? 'b'.repeat(64) : '',
      winningNumber: order.winningNumber,
      openTime: 0,
      lockTime: 1,
      winningTime: 2,
    },
  }
}
