import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { isAgentType } from '@platform/sdk/account'
import type { TeamMember } from '@platform/sdk/agents'
import { Money, Tag, Verbatim } from '@platform/ui'
import { NetAmount } from '../../blocks/record/RecordList/NetAmount.tsx'
import type { RecordFile } from '../../blocks/record/RecordList/RecordFile.ts'
import type { RecordEntry } from '../../blocks/record/RecordList/RecordPages.tsx'
import type { RecordDetail } from '../../blocks/record/RecordList/RecordSheet.tsx'
import type { RecordWay } from '../../blocks/record/RecordList/RecordWays.tsx'
import { useMoment } from '../../i18n/useMoment.ts'
import { FigureCell } from '../../blocks/record/FigureCell/FigureCell.tsx'
import { isSigned } from '../KpiTiles/kpis.ts'
import { pnlFigures, pnlNames, type PnlName } from '../TeamProfitLossScreen/pnlFigures.ts'
import { amountCell } from '../../blocks/record/RecordList/csvOf.ts'
import { fileTime } from '../../blocks/record/RecordList/fileTime.ts'
import { inZone } from '../../i18n/platformZone.ts'
import { joinParts } from '../../i18n/joinParts.ts'

const figures = pnlNames('')

/** The links and contact details of a member. */
export interface MemberWays {
  /** The page of a member's own team. */
  hrefOf: (member: Pick<TeamMember, 'memberId'>) => string
  /** Link to the rows behind a member's number; undefined where this site does not list them. */
  rowsHrefOf: (figure: PnlName, member: TeamMember) => string | undefined
  /** Links to further screens about a member. */
  waysOf: (member: TeamMember) => readonly RecordWay[]
  /** The member's contact details. */
  renderContact: (member: TeamMember) => ReactNode
}

/** Texts of a team's member: on the card, in the sheet, in a file. */
export function useMemberTexts(symbol: string, { waysOf, hrefOf, rowsHrefOf, renderContact }: MemberWays) {
  const t = useTranslations('agents.team')
  const names = useTranslations('agents.teamOverview.kpis')
  const format = useFormatter()
  const money = (minor: number) => <Money minor={minor} symbol={symbol} />
  const amount = (name: PnlName, row: TeamMember) => {
    const value = pnlFigures[name].of(row)
    return isSigned(name) ? <NetAmount minor={value} symbol={symbol} /> : money(value)
  }
  const day = (at: number) => format.dateTime(at, { dateStyle: 'medium' })
  const moment = useMoment()
  const lastLogin = ({ lastLoginTime }: TeamMember) => (lastLoginTime === undefined ? t('never') : moment(lastLoginTime))
  const kind = ({ type }: TeamMember) => t(isAgentType(type) ? 'kinds.agent' : 'kinds.player')

  const entryOf = (row: TeamMember): RecordEntry => ({
    title: <Verbatim>{row.userName}</Verbatim>,
    subtitle: joinParts([kind(row), row.teamMemberCount > 0 && t('below', { count: row.teamMemberCount })]),
    amount: money(row.balance),
    status: <MemberStatus online={row.online} disabled={row.disabled} />,
  })

  const detailOf = (row: TeamMember): RecordDetail => ({
    title: row.userName,
    rows: [
      { label: t('kind'), value: kind(row) },
      { label: t('status'), value: <MemberStatus online={row.online} disabled={row.disabled} /> },
      { label: t('regDate'), value: day(row.regDate) },
      { label: t('lastLogin'), value: lastLogin(row) },
      { label: t('members'), value: format.number(row.teamMemberCount) },
      { label: t('balance'), value: money(row.balance) },
      ...figures.map((name) => ({
        label: names(`${name}.name`),
        value: <FigureCell href={rowsHrefOf(name, row)}>{amount(name, row)}</FigureCell>,
      })),
    ],
    number: { label: t('userName'), value: row.userName },
    foot: renderContact(row),
    ways: [{ label: t('openTeam'), href: row.teamMemberCount > 0 && row.depth > 0 ? hrefOf(row) : undefined }, ...waysOf(row)],
  })

  const columns: RecordFile<TeamMember>['columns'] = [
    { title: t('userName'), cell: ({ userName }) => userName },
    { title: t('kind'), cell: kind },
    { title: inZone(t('regDate')), cell: ({ regDate }) => fileTime(regDate) },
    { title: inZone(t('lastLogin')), cell: ({ lastLoginTime }) => (lastLoginTime === undefined ? t('never') : fileTime(lastLoginTime)) },
    { title: t('members'), cell: ({ teamMemberCount }) => teamMemberCount },
    { title: t('balance'), cell: ({ balance }) => amountCell(balance), sum: true },
    ...figures.map((name) => ({
      title: names(`${name}.name`),
      cell: (row: TeamMember) => amountCell(pnlFigures[name].of(row)),
      sum: true as const,
    })),
  ]
  return { entryOf, detailOf, columns }
}

function MemberStatus({ online, disabled }: Pick<TeamMember, 'online' | 'disabled'>) {
  const t = useTranslations('agents.team')
  if (disabled) return <Tag tone="danger">{t('disabled')}</Tag>
  return online ? <Tag tone="win">{t('online')}</Tag> : <Tag>{t('offline')}</Tag>
}
