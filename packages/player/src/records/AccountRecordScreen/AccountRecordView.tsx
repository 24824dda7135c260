import { useTranslations, useFormatter } from 'use-intl'
import type { MemberTransaction, TransactionSums } from '@platform/sdk/records'
import { ButtonLink, Segmented, mapLoadable, Money } from '@platform/ui'
import { RecordList } from '../../blocks/record/RecordList/RecordList.tsx'
import type { ChosenFilters } from '../../blocks/record/RecordList/useRecordFilter.ts'
import type { RecordPagesState } from '../../blocks/record/RecordList/useRecordPages.ts'
import { useViewTitle } from '../../blocks/page/viewTitle.ts'
import * as css from './AccountRecord.css.ts'
import { type MovementFile, useMovementFile } from './useMovementFile.ts'
import { type MovementWays, useMovementTexts } from './useMovementTexts.tsx'
import type { Stat } from '../../blocks/record/RecordList/Summary.tsx'

/** The filters of the account record besides its dates; '' = all. */
export type MovementFilter = 'txCode' | 'flow' | 'types'

const FLOWS = ['in', 'out'] as const

export interface AccountRecordViewProps {
  list: RecordPagesState<MemberTransaction, TransactionSums | undefined>
  filters: ChosenFilters<MovementFilter>
  /** Whether an agent sees the team's movements instead of the own ones; undefined without a choice. */
  team?: boolean
  /** Types that the member's record has. */
  types: readonly { txCode: string; txName: string }[]
  file?: MovementFile
  statementHref: string
  ways: MovementWays
}

/** The account record: period, type, direction, sums, every movement with its balance. Spec 7.6. */
export function AccountRecordView({ list, filters, team, types, file, statementHref, ways }: AccountRecordViewProps) {
  const { chosen, onChoose } = filters
  const t = useTranslations('records.accountRecord')
  useViewTitle(team ? t('scopes.team') : undefined)
  const isNarrowed = chosen.txCode !== '' || chosen.flow !== ''
  const stats = useMovementSums(list.symbol, isNarrowed)
  const texts = useMovementTexts(list.symbol, ways)
  const fileOf = useMovementFile({ isNarrowed, isTeam: team === true })
  return (
    <RecordList
      list={list}
      rows={{ ...texts, keyOf: ({ id }) => id, timeOf: ({ txTime }) => txTime }}
      owner={team ? 'team' : 'own'}
      tabs={
        team !== undefined && (
          <Segmented
            className={css.scope}
            label={t('scope')}
            options={(['own', 'team'] as const).map((value) => ({ value, label: t(`scopes.${value}`) }))}
            value={team ? 'team' : 'own'}
            onChange={(scope) => onChoose({ types: scope === 'team' ? 'A' : '' })}
          />
        )
      }
      choices={[
        {
          label: t('type'),
          value: chosen.txCode,
          options: types.map(({ txCode, txName }) => ({ value: txCode, label: txName })),
          onChoose: (txCode) => onChoose({ txCode }),
        },
        {
          label: t('flow'),
          value: chosen.flow,
          options: FLOWS.map((value) => ({ value, label: t(`flows.${value}`) })),
          onChoose: (flow) => onChoose({ flow }),
        },
      ]}
      summary={mapLoadable(list.sums, (value) => (value ? stats.of(value) : []))}
      statCount={stats.count}
      file={
        file && {
          ...fileOf(file),
          beside: !team && (
            <ButtonLink tone="ghost" size="sm" href={statementHref}>
              {t('statement')}
            </ButtonLink>
          ),
        }
      }
      empty={{ title: t('empty.title'), text: t('empty.text') }}
    />
  )
}

/** The summary strip: closing, opening, in, out and count; with a filter its total instead of the balances. */
function useMovementSums(symbol: string, isNarrowed: boolean) {
  const t = useTranslations('records.accountRecord')
  const format = useFormatter()
  const money = (minor: number, signed = false) => <Money minor={minor} symbol={symbol} signed={signed} />
  const of = ({ count, amountIn, amountOut, opening, closing }: TransactionSums): Stat[] => [
    isNarrowed ? { label: t('total'), value: money(amountIn - amountOut, true) } : { label: t('closing'), value: money(closing) },
    ...(isNarrowed ? [] : [{ label: t('opening'), value: money(opening) }]),
    { label: t('in'), value: money(amountIn) },
    { label: t('out'), value: money(amountOut) },
    { label: t('count'), value: format.number(count) },
  ]
  return { of, count: isNarrowed ? 4 : 5 }
}
