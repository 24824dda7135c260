import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getTeamMembers, type TeamMember } from '@platform/sdk/agents'
import { teamMembersQuery, type TeamMemberFilter, downlineQuery } from '@platform/sdk/query/agents'
import { transferEnabledQuery } from '@platform/sdk/query/wallet'
import { useClient } from '@platform/sdk/react'
import { isMissing } from '../../blocks/page/isMissing.ts'
import { writeDates } from '../../blocks/record/RecordList/dateChoice.ts'
import { everyPage } from '../../blocks/record/RecordList/everyPage.ts'
import { useRecordFilter } from '../../blocks/record/RecordList/useRecordFilter.ts'
import { useContractWays } from './useContractWays.ts'
import { useFileName } from '../../blocks/record/RecordList/useFileName.ts'
import { pathTo } from '../../paths.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { pnlFigures } from '../TeamProfitLossScreen/pnlFigures.ts'
import { PNL_REST } from '../TeamProfitLossScreen/pnlFilter.ts'
import { memberFilters, type MemberFilter } from '../teamFilters.ts'
import { UnknownMember } from '../UnknownMember.tsx'
import { useTeamPages } from '../useTeamPages.ts'
import { TeamManagementView } from './TeamManagementView.tsx'
import { MemberContactView } from './MemberContactView.tsx'

/** `/m/member/team`: the members of a team, their figures, and links to their own teams. Spec 2.1, 7.5. */
export function TeamManagementScreen() {
  const client = useClient()
  const fileName = useFileName()
  const linkTo = useLinkTo()
  const contractWays = useContractWays()
  const t = useTranslations('agents.team.ways')
  const { range, period, filters } = useRecordFilter<MemberFilter>(memberFilters)
  const { chosen } = filters
  const filter = { ...range, ...wireOf(chosen) }
  const members = useInfiniteQuery(teamMembersQuery(client, filter))
  const { list, path } = useTeamPages(period, members)
  const transfers = useQuery({ ...transferEnabledQuery(client), enabled: linkTo('teamTransfer') !== undefined })
  if (isMissing(members.error)) return <UnknownMember href={pathTo('teamManagement')} />
  return (
    <TeamManagementView
      // Another team is another list: the open sheet closes.
      key={chosen.member}
      list={list}
      path={path}
      filters={filters}
      file={{
        name: fileName(range),
        load: () => everyPage((pageNo) => getTeamMembers(client, { ...filter, pageNo })),
      }}
      ways={{
        hrefOf: ({ memberId }) => pathTo('teamManagement', { member: memberId, ...writeDates(period.dates) }),
        rowsHrefOf: (figure, { memberId }) =>
          linkTo('teamProfitLoss', {
            member: memberId,
            scope: 'own',
            rows: pnlFigures[figure].rows,
            ...writeDates(period.dates, PNL_REST),
          }),
        waysOf: ({ memberId, depth, disabled, type }) => [
          {
            label: t('profitLoss'),
            href: linkTo('teamProfitLoss', { member: memberId, scope: 'own', ...writeDates(period.dates, PNL_REST) }),
          },
          { label: t('bets'), href: linkTo('teamBetting', { member: memberId, scope: 'own', ...writeDates(period.dates) }) },
          {
            label: t('rebate'),
            // Rates, like money, are only for direct members.
            href: path.length + depth === 2 ? linkTo('agentRebateSettings', { member: memberId }) : undefined,
          },
          {
            label: t('transfer'),
            href: transfers.data?.enabled && path.length + depth === 2 && !disabled ? linkTo('teamTransfer', { to: memberId }) : undefined,
          },
          ...(path.length + depth === 2 ? contractWays({ memberId, type, disabled }) : []),
        ],
        renderContact: ({ memberId }: TeamMember) => <MemberContact memberId={memberId} />,
      }}
    />
  )
}

/** The address's filters in the form of the call; direct members are the default. */
function wireOf({ member, scope, name, ...chosen }: Record<MemberFilter, string>): Partial<TeamMemberFilter> {
  const fields = { ...chosen, memberId: member, userName: name, scope: scope || 'direct' }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}

/** A member's contact details, masked; nothing while they load. */
function MemberContact({ memberId }: { memberId: string }) {
  const t = useTranslations('agents.team')
  const { data } = useQuery(downlineQuery(useClient(), memberId))
  if (!data) return null
  const { mobileNum, email } = data
  const rows = [
    { label: t('mobile'), value: mobileNum },
    { label: t('email'), value: email },
  ]
  return <MemberContactView rows={rows.filter(({ value }) => value !== '')} />
}
