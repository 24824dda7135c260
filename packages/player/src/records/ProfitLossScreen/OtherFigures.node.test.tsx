import { minor } from '@platform/sdk'
import { expect, test } from 'vitest'
import { renderToText } from '../../testing/renderToText.tsx'
import { OtherFigures } from './OtherFigures.tsx'
import { sampleProfitLoss } from './samples.ts'

const total = { ...sampleProfitLoss.total, rebate: minor(0) }
const shown = (bonuses: boolean, cashback: boolean, locale: 'pt-BR' | 'en') =>
  renderToText(<OtherFigures total={total} symbol="R$" bonuses={bonuses} cashback={cashback} rowsHrefOf={(rows) => `#${rows}`} />, locale)

test.each(['pt-BR', 'en'] as const)(
  '[7.6] in %s profit and loss names bonuses and cashback only where the house pays them',
  async (locale) => {
    expect(await shown(true, true, locale)).toMatch(/cashback/i)
    expect(await shown(true, false, locale)).toMatch(/bônus|bonus/i)
    expect(await shown(true, false, locale)).not.toMatch(/cashback/i)
    expect(await shown(false, false, locale)).not.toMatch(/cashback|bônus|bonus/i)
  },
)
