import { minor } from '@platform/sdk'
import { expect, test } from 'vitest'
import { renderToText } from '../../testing/renderToText.tsx'
import { OtherFigures } from './OtherFigures.tsx'
import { sampleProfitLoss } from './samples.ts'

const total = { ...sampleProfitLoss.total, rebate: minor(0) }
const shown = (bonuses: boolean, locale: 'pt-BR' | 'en') =>
  renderToText(<OtherFigures total={total} symbol="R$" bonuses={bonuses} rowsHrefOf={(rows) => `#${rows}`} />, locale)

test.each(['pt-BR', 'en'] as const)(
  '[7.6] in %s profit and loss names bonuses and cashback only where the market allows them',
  async (locale) => {
    const words = /cashback|bônus|bonus/i
    expect(await shown(true, locale)).toMatch(words)
    expect(await shown(false, locale)).not.toMatch(words)
  },
)
