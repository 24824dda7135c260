import { useFormatter, useTranslations } from 'use-intl'
import { RebateLevel, type TeamRebate, TeamRebateStatus } from '@platform/sdk/agents'
import { Money, mapLoadable } from '@platform/ui'
import type { RecordFile } from '../../blocks/record/RecordList/RecordFile.ts'
import { RecordList } from '../../blocks/record/RecordList/RecordList.tsx'
import type { ChosenFilters } from '../../blocks/record/RecordList/useRecordFilter.ts'
import type { RecordPagesState } from '../../blocks/record/RecordList/useRecordPages.ts'
import { MemberSearch } from '../MemberSearch/MemberSearch.tsx'
import { useProductChoice } from '../useProductChoice.ts'
import * as css from './TeamRebate.css.ts'
import { RebateLevels, type RebateSums } from './RebateLevels.tsx'
import { centsOf } from './useExact.ts'
import { useTeamRebateTexts } from './useTeamRebateTexts.tsx'

/** The parameters of the address besides its dates; '' = all. */
export type RebateFilterName = 'name' | 'gameType' | 'level' | 'status'

export interface AgentRebateIncomeViewProps {
  list: RecordPagesState<TeamRebate, RebateSums>
  filters: ChosenFilters<RebateFilterName>
  products: readonly string[]
  file: Omit<RecordFile<TeamRebate>, 'columns'>
  /** Link to the bets behind a row; undefined where this agent has no access to them. */
  betsHrefOf: (row: TeamRebate) => string | undefined
  teamHref: string | undefined
}

/** Rebate income: by level, the remainder, the rules; then each day, member and product with its calculation. */
export function AgentRebateIncomeView({ list, filters, products, file, betsHrefOf, teamHref }: AgentRebateIncomeViewProps) {
  const { chosen, onChoose } = filters
  const { sums, symbol } = list
  const t = useTranslations('agentRebates.agentRebateIncome')
  const record = useTranslations('records')
  const format = useFormatter()
  const days = sums.state === 'ready' ? sums.value.days : []
  const { columns, ...texts } = useTeamRebateTexts({ symbol, days, betsHrefOf })
  const product = useProductChoice(products, chosen.gameType, (gameType) => onChoose({ gameType }))
  return (
    <RecordList
      list={list}
      rows={{
        ...texts,
        keyOf: ({ id }) => id,
        subtotalOf: (rows) => [
          {
            label: t('earned'),
            value: (
              <Money minor={centsOf(rows.reduce((sum, row) => sum + (row.status === 'cancelled' ? 0 : row.parts), 0))} symbol={symbol} />
            ),
          },
        ],
      }}
      related={
        <div className={css.head}>
          <MemberSearch name={chosen.name} onSearch={(name) => onChoose({ name })} />
          <RebateLevels sums={sums} symbol={symbol} />
        </div>
      }
      choices={[
        product,
        {
          label: t('level'),
          value: chosen.level,
          options: RebateLevel.options.map((value) => ({ value, label: t(`levels.${value}`) })),
          onChoose: (level) => onChoose({ level }),
        },
        {
          label: record('statusLabel'),
          value: chosen.status,
          options: TeamRebateStatus.options.map((value) => ({ value, label: t(`status.${value}`) })),
          onChoose: (status) => onChoose({ status }),
        },
      ]}
      summary={mapLoadable(sums, ({ footer }) => [
        { label: t('earned'), value: <Money minor={centsOf(footer.parts)} symbol={symbol} /> },
        { label: record('validStake'), value: <Money minor={footer.validBetAmount} symbol={symbol} /> },
        { label: t('count'), value: format.number(footer.count) },
      ])}
      statCount={3}
      file={{ ...file, columns }}
      empty={{
        title: t('empty.title'),
        text: t('empty.text'),
        action: teamHref === undefined ? undefined : { label: t('empty.action'), href: teamHref },
      }}
    />
  )
}
