import { useFormatter, useTranslations } from 'use-intl'
import type { TeamMember, TeamPath, TeamScope } from '@platform/sdk/agents'
import { Money, mapLoadable } from '@platform/ui'
import type { RecordFile } from '../../blocks/record/RecordList/RecordFile.ts'
import { NetAmount } from '../../blocks/record/RecordList/NetAmount.tsx'
import { RecordList } from '../../blocks/record/RecordList/RecordList.tsx'
import type { ChosenFilters } from '../../blocks/record/RecordList/useRecordFilter.ts'
import type { RecordPagesState } from '../../blocks/record/RecordList/useRecordPages.ts'
import { MemberSearch } from '../MemberSearch/MemberSearch.tsx'
import { memberFilters, type MemberFilter } from '../teamFilters.ts'
import { TeamHead } from '../TeamHead/TeamHead.tsx'
import { type MemberWays, useMemberTexts } from './useMemberTexts.tsx'

/** Sums in cents over all members of the list. */
type Sums = Pick<TeamMember, 'balance' | 'depositAmount' | 'withdrawAmount' | 'betAmount' | 'profit'> & { count: number }

export interface TeamManagementViewProps {
  list: RecordPagesState<TeamMember, Sums>
  filters: ChosenFilters<MemberFilter>
  path: readonly TeamPath[]
  file?: Omit<RecordFile<TeamMember>, 'columns'>
  ways: MemberWays
}

/** Team management: team, period, filters, sums, members; a tap shows all of a member and links further down. */
export function TeamManagementView({ list, filters, path, file, ways }: TeamManagementViewProps) {
  const { chosen, onChoose } = filters
  const { symbol } = list
  const t = useTranslations('agents.team')
  const names = useTranslations('agents.teamOverview.kpis')
  const format = useFormatter()
  const { columns, ...texts } = useMemberTexts(symbol, ways)
  const money = (minor: number) => <Money minor={minor} symbol={symbol} />
  return (
    <RecordList
      list={list}
      rows={{
        ...texts,
        keyOf: ({ memberId }) => memberId,
        subtotalOf: (rows) => [{ label: t('balance'), value: money(rows.reduce((sum, { balance }) => sum + balance, 0)) }],
      }}
      tabs={
        <TeamHead
          path={path}
          hrefOf={ways.hrefOf}
          scope={(chosen.scope || 'direct') as TeamScope}
          onScope={(scope) => onChoose({ scope: scope === 'direct' ? '' : scope })}
        />
      }
      related={<MemberSearch name={chosen.name} onSearch={(name) => onChoose({ name })} />}
      choices={(['kind', 'activity', 'order'] as const).map((name) => ({
        label: t(`filters.${name}`),
        value: chosen[name],
        options: memberFilters[name].map((value) => ({ value, label: t(`options.${value}`) })),
        onChoose: (value) => onChoose({ [name]: value }),
      }))}
      summary={mapLoadable(list.sums, (all) => [
        { label: t('count'), value: format.number(all.count) },
        { label: t('balance'), value: money(all.balance) },
        { label: names('deposits.name'), value: money(all.depositAmount) },
        { label: names('withdrawals.name'), value: money(all.withdrawAmount) },
        { label: names('stake.name'), value: money(all.betAmount) },
        { label: names('profit.name'), value: <NetAmount minor={all.profit} symbol={symbol} /> },
      ])}
      statCount={6}
      file={file && { ...file, columns }}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
    />
  )
}
