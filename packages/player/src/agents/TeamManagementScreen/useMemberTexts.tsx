import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { isAgentType } from '@platform/sdk/account'
import type { TeamMember } from '@platform/sdk/agents'
import { Money, Tag } from '@platform/ui'
import { NetAmount } from '../../blocks/RecordList/NetAmount.tsx'
import type { RecordFile } from '../../blocks/RecordList/RecordFile.ts'
import type { RecordEntry } from '../../blocks/RecordList/RecordPages.tsx'
import type { RecordDetail } from '../../blocks/RecordList/RecordSheet.tsx'
import type { RecordWay } from '../../blocks/RecordList/RecordWays.tsx'
import { useMoment } from '../../i18n/useMoment.ts'
import { FigureCell } from '../../blocks/FigureCell/FigureCell.tsx'
import { pnlFigures, type PnlName } from '../TeamProfitLossScreen/pnlFigures.ts'

/** Every amount except profit, which has a sign. */
const amounts = (Object.keys(pnlFigures) as PnlName[]).filter((name) => name !== 'profit').map((name) => ({ name, field: pnlFigures[name].field })) // prettier-ignore

/** The links and contact details of a member. */
export interface MemberWays {
  /** Currency symbol of the wallet. */
  symbol: string
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
export function useMemberTexts({ symbol, waysOf, hrefOf, rowsHrefOf, renderContact }: MemberWays) {
  const t = useTranslations('agents.team')
  const format = useFormatter()
  const money = (minor: number) => <Money minor={minor} symbol={symbol} />
  const day = (at: number) => format.dateTime(at, { dateStyle: 'medium' })
  const moment = useMoment()
  const lastLogin = ({ lastLoginTime }: TeamMember) => (lastLoginTime === undefined ? t('never') : moment(lastLoginTime))
  const kind = ({ type }: TeamMember) => t(isAgentType(type) ? 'kinds.agent' : 'kinds.player')

  const entryOf = (row: TeamMember): RecordEntry => ({
    title: row.userName,
    subtitle: [kind(row), row.teamMemberCount > 0 && t('below', { count: row.teamMemberCount })].filter(Boolean).join(' · '),
    amount: money(row.balance),
    status: <Status {...row} />,
  })

  const detailOf = (row: TeamMember): RecordDetail => ({
    title: row.userName,
    rows: [
      { label: t('kind'), value: kind(row) },
      { label: t('status'), value: <Status {...row} /> },
      { label: t('regDate'), value: day(row.regDate) },
      { label: t('lastLogin'), value: lastLogin(row) },
      { label: t('members'), value: format.number(row.teamMemberCount) },
      { label: t('balance'), value: money(row.balance) },
      ...amounts.map(({ name, field }) => ({
        label: t(`figures.${field}`),
        value: <FigureCell href={rowsHrefOf(name, row)}>{money(row[field])}</FigureCell>,
      })),
      {
        label: t('figures.profit'),
        value: (
          <FigureCell href={rowsHrefOf('profit', row)}>
            <NetAmount minor={row.profit} symbol={symbol} />
          </FigureCell>
        ),
      },
    ],
    number: { label: t('userName'), value: row.userName },
    foot: renderContact(row),
    ways: [{ label: t('openTeam'), href: row.teamMemberCount > 0 && row.depth > 0 ? hrefOf(row) : undefined }, ...waysOf(row)],
  })

  const columns: RecordFile<TeamMember>['columns'] = [
    { title: t('userName'), cell: ({ userName }) => userName },
    { title: t('kind'), cell: kind },
    { title: t('regDate'), cell: ({ regDate }) => day(regDate) },
    { title: t('lastLogin'), cell: lastLogin },
    { title: t('members'), cell: ({ teamMemberCount }) => teamMemberCount },
    { title: t('balance'), cell: ({ balance }) => balance / 100, sum: true },
    ...amounts.map(({ field }) => ({ title: t(`figures.${field}`), cell: (row: TeamMember) => row[field] / 100, sum: true as const })),
    { title: t('figures.profit'), cell: ({ profit }) => profit / 100, sum: true },
  ]
  return { entryOf, detailOf, columns }
}

function Status({ online, disabled }: TeamMember) {
  const t = useTranslations('agents.team')
  if (disabled) return <Tag tone="danger">{t('disabled')}</Tag>
  return online ? <Tag tone="win">{t('online')}</Tag> : <Tag>{t('offline')}</Tag>
}
