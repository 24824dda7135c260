import { useTranslations } from 'use-intl'
import { isAgentType } from '@platform/sdk/account'
import type { TeamBranch, TeamPath } from '@platform/sdk/agents'
import { Money, Verbatim } from '@platform/ui'
import { NetAmount } from '../../blocks/record/RecordList/NetAmount.tsx'
import type { RecordFile } from '../../blocks/record/RecordList/RecordFile.ts'
import type { RecordEntry } from '../../blocks/record/RecordList/RecordPages.tsx'
import type { RecordDetail } from '../../blocks/record/RecordList/RecordSheet.tsx'
import type { Stat } from '../../blocks/record/RecordList/Summary.tsx'
import { FigureCell } from '../../blocks/record/FigureCell/FigureCell.tsx'
import { isSigned } from '../KpiTiles/kpis.ts'
import { pnlFigures, pnlNames, type PnlName, type PnlSums } from './pnlFigures.ts'
import { amountCell } from '../../blocks/record/RecordList/csvOf.ts'
import { joinParts } from '../../i18n/joinParts.ts'

/** The links of a line. */
export interface LineWays {
  /** The page of a member's own team. */
  hrefOf: (member: Pick<TeamPath, 'memberId' | 'userName'>) => string
  /** Link to the rows behind a number, of all lines or of one. */
  rowsHrefOf: (figure: PnlName, line?: TeamBranch) => string
  /** Link to its bets; undefined where this site does not list them. */
  betsHrefOf: (line: TeamBranch) => string | undefined
}

/** Texts of a line of a team's profit and loss: on its card, in its sheet, in a file. */
export function useLineTexts(symbol: string, product: string, { hrefOf, rowsHrefOf, betsHrefOf }: LineWays) {
  const t = useTranslations('agents.teamProfitLoss')
  const team = useTranslations('agents.team')
  const names = useTranslations('agents.teamOverview.kpis')
  const figures = pnlNames(product)
  const money = (minor: number) => <Money minor={minor} symbol={symbol} />
  const kind = ({ type }: TeamBranch) => team(isAgentType(type) ? 'kinds.agent' : 'kinds.player')
  const whole = ({ branch, teamMemberCount }: TeamBranch) =>
    branch && teamMemberCount > 0 ? t('withTeam', { count: teamMemberCount }) : t('alone')
  const amount = (name: PnlName, line: PnlSums) => {
    const value = pnlFigures[name].of(line)
    return isSigned(name) ? <NetAmount minor={value} symbol={symbol} /> : money(value)
  }

  const entryOf = (line: TeamBranch): RecordEntry => ({
    title: <Verbatim>{line.userName}</Verbatim>,
    subtitle: joinParts([kind(line), whole(line)]),
    amount: amount('profit', line),
  })

  const detailOf = (line: TeamBranch): RecordDetail => ({
    title: line.userName,
    rows: [
      { label: team('kind'), value: kind(line) },
      { label: t('whose'), value: whole(line) },
      ...figures.map((name) => ({
        label: names(`${name}.name`),
        value: <FigureCell href={rowsHrefOf(name, line)}>{amount(name, line)}</FigureCell>,
      })),
    ],
    number: { label: team('userName'), value: line.userName },
    ways: [
      { label: t('seeTeam'), href: line.branch && line.teamMemberCount > 0 ? hrefOf(line) : undefined },
      { label: t('seeBets'), href: betsHrefOf(line) },
    ],
  })

  const subtotalOf = (lines: readonly TeamBranch[]): Stat[] => [
    { label: names('stake.name'), value: money(lines.reduce((sum, { betAmount }) => sum + betAmount, 0)) },
    { label: names('profit.name'), value: <NetAmount minor={lines.reduce((sum, { profit }) => sum + profit, 0)} symbol={symbol} /> },
  ]

  const columns: RecordFile<TeamBranch>['columns'] = [
    { title: team('userName'), cell: ({ userName }) => userName },
    { title: team('kind'), cell: kind },
    { title: t('whose'), cell: whole },
    ...figures.map((name) => ({
      title: names(`${name}.name`),
      cell: (line: TeamBranch) => amountCell(pnlFigures[name].of(line)),
      sum: true as const,
    })),
  ]
  return { entryOf, detailOf, subtotalOf, columns }
}
