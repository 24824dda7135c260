import { TeamFigure } from '@platform/sdk/agents'
import { useRecordFilter } from '../../blocks/record/RecordList/useRecordFilter.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { teamFilters } from '../teamFilters.ts'
import { TeamFigureRows } from './TeamFigureRows.tsx'
import { TeamLines } from './TeamLines.tsx'
import { PNL_REST, type PnlFilter } from './pnlFilter.ts'

/** `/m/agent/team/pnl`: a team's profit and loss, line by line, and the rows behind each number. Spec 2.1, 7.5. */
export function TeamProfitLossScreen() {
  const { merchant } = useMerchant()
  const offered = { ...teamFilters, product: merchant.categories, name: undefined, rows: TeamFigure.options }
  const filter = useRecordFilter<PnlFilter>(offered, PNL_REST)
  const figure = TeamFigure.options.find((each) => each === filter.filters.chosen.rows)
  return figure ? <TeamFigureRows {...filter} figure={figure} /> : <TeamLines {...filter} />
}
