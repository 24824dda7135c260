import { ContractFigure } from '@platform/sdk/contracts'
import type { ContractPart } from '../ContractPart.ts'
import { MissingPeriod } from './MissingPeriod.tsx'
import { PeriodMembers } from './PeriodMembers.tsx'
import { PeriodRows } from './PeriodRows.tsx'

/** The sources of a period's sum: its figures member by member, or the rows behind one of them. */
export function PeriodFigures({ kind, place, symbol }: ContractPart) {
  const { cycle, from, member, rows, of } = place
  if (cycle === undefined || from === undefined) return <MissingPeriod backHref={place.at({})} />
  const period = { kind, cycle, from, ...(member !== undefined && { memberId: member }) }
  const figure = ContractFigure.options.find((one) => one === rows)
  if (figure) return <PeriodRows period={period} figure={figure} ofMember={of} place={place} symbol={symbol} />
  return <PeriodMembers period={period} place={place} symbol={symbol} />
}
