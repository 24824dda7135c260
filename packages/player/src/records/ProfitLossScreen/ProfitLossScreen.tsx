import { ProfitLossFigure } from '@platform/sdk/records'
import { useRecordFilter } from '../../blocks/record/RecordList/useRecordFilter.ts'
import { FigureRows } from './FigureRows.tsx'
import { Overview } from './Overview.tsx'

/** `/m/profitandloss`: profit and loss of a period; `rows` names the number whose rows are listed. Spec 2.1, 7.6. */
export function ProfitLossScreen() {
  const filter = useRecordFilter<'rows' | 'product'>({ rows: ProfitLossFigure.options, product: undefined }, '7d')
  const figure = ProfitLossFigure.options.find((each) => each === filter.filters.chosen.rows)
  return figure ? <FigureRows {...filter} figure={figure} /> : <Overview {...filter} />
}
