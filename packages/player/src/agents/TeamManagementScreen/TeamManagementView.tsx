import { useFormatter, useTranslations } from 'use-intl'
import type { TeamMember, TeamPath, TeamScope } from '@platform/sdk/agents'
import { Money, mapLoadable, type Loadable } from '@platform/ui'
import type { Paging } from '../../blocks/paging.ts'
import type { DateChoice } from '../../blocks/RecordList/dateChoice.ts'
import type { RecordFile } from '../../blocks/RecordList/RecordFile.ts'
import { NetAmount } from '../../blocks/RecordList/NetAmount.tsx'
import { RecordList } from '../../blocks/RecordList/RecordList.tsx'
import { MemberSearch } from '../MemberSearch/MemberSearch.tsx'
import { memberFilters, type MemberFilter } from '../teamFilters.ts'
import { TeamHead } from '../TeamHead/TeamHead.tsx'
import { type MemberWays, useMemberTexts } from './useMemberTexts.tsx'

/** Sums in cents over all members of the list. */
type Sums = Pick<TeamMember, 'balance' | 'depositAmount' | 'withdrawAmount' | 'betAmount' | 'profit'> & { count: number }

export interface TeamManagementViewProps extends MemberWays {
  dates: DateChoice
  today: string
  chosen: Record<MemberFilter, string>
  path: readonly TeamPath[]
  pages: Loadable<readonly (readonly TeamMember[])[]>
  sums: Loadable<Sums>
  paging: Paging
  file?: Omit<RecordFile<TeamMember>, 'columns'>
  onDates: (dates: DateChoice) => void
  onChoose: (values: Partial<Record<MemberFilter, string>>) => void
  onMore: () => void
}

/** Team management: team, period, filters, sums, members; a tap shows all of a member and links further down. */
export function TeamManagementView(props: TeamManagementViewProps) {
  const { chosen, path, sums, symbol, file, waysOf, hrefOf, rowsHrefOf, renderContact, onChoose, ...list } = props
  const t = useTranslations('agents.team')
  const names = useTranslations('agents.overview.kpis')
  const format = useFormatter()
  const { columns, ...texts } = useMemberTexts({ symbol, waysOf, hrefOf, rowsHrefOf, renderContact })
  const money = (minor: number) => <Money minor={minor} symbol={symbol} />
  return (
    <RecordList
      {...list}
      {...texts}
      tabs={
        <>
          <TeamHead
            path={path}
            hrefOf={hrefOf}
            scope={(chosen.scope || 'direct') as TeamScope}
            onScope={(scope) => onChoose({ scope: scope === 'direct' ? '' : scope })}
          />
          <MemberSearch name={chosen.name} onSearch={(name) => onChoose({ name })} />
        </>
      }
      choices={(['kind', 'activity', 'order'] as const).map((name) => ({
        label: t(`filters.${name}`),
        value: chosen[name],
        options: memberFilters[name].map((value) => ({ value, label: t(`options.${value}`) })),
        onChoose: (value) => onChoose({ [name]: value }),
      }))}
      summary={mapLoadable(sums, (all) => [
        { label: t('count'), value: format.number(all.count) },
        { label: t('balance'), value: money(all.balance) },
        { label: names('deposits.name'), value: money(all.depositAmount) },
        { label: names('withdrawals.name'), value: money(all.withdrawAmount) },
        { label: names('stake.name'), value: money(all.betAmount) },
        { label: names('profit.name'), value: <NetAmount minor={all.profit} symbol={symbol} /> },
      ])}
      statCount={6}
      subtotalOf={(rows) => [{ label: t('balance'), value: money(rows.reduce((sum, { balance }) => sum + balance, 0)) }]}
      keyOf={({ memberId }) => memberId}
      file={file && { ...file, columns }}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
    />
  )
}
