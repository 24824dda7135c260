import { useTranslations } from 'use-intl'
import type { MemberTransaction, TransactionSums } from '@platform/sdk/records'
import { ClockIcon, ListItem, Segmented, mapLoadable, type Loadable } from '@platform/ui'
import type { Paging } from '../../blocks/paging.ts'
import type { DateChoice } from '../../blocks/RecordList/dateChoice.ts'
import { RecordList } from '../../blocks/RecordList/RecordList.tsx'
import { useViewTitle } from '../../blocks/viewTitle.ts'
import * as css from './AccountRecord.css.ts'
import { type MovementFile, useMovementFile } from './useMovementFile.ts'
import { useMovementSums } from './useMovementSums.tsx'
import { type MovementWays, useMovementTexts } from './useMovementTexts.tsx'

/** The filters of the account record besides its dates; '' = all. */
export type MovementFilter = 'txCode' | 'flow' | 'types'

const FLOWS = ['in', 'out'] as const

export interface AccountRecordViewProps extends MovementWays {
  dates: DateChoice
  today: string
  chosen: Record<MovementFilter, string>
  /** Whether an agent sees the team's movements instead of the own ones; undefined without a choice. */
  team?: boolean
  /** Types that the member's record has. */
  types: readonly { txCode: string; txName: string }[]
  pages: Loadable<readonly (readonly MemberTransaction[])[]>
  /** Sums of the whole period; undefined if the gateway returns none. */
  sums: Loadable<TransactionSums | undefined>
  paging: Paging
  /** Currency symbol of the wallet. */
  symbol: string
  file?: MovementFile
  statementHref: string
  onDates: (dates: DateChoice) => void
  onChoose: (values: Partial<Record<MovementFilter, string>>) => void
  onMore: () => void
}

/** The account record: period, type, direction, sums, every movement with its balance. Spec 7.6. */
export function AccountRecordView(props: AccountRecordViewProps) {
  const { chosen, team, types, sums, symbol, file, statementHref, orderLinkOf, askLinkOf, renderMore, onChoose, ...list } = props
  const t = useTranslations('records.account')
  useViewTitle(team ? t('scopes.team') : undefined)
  const isNarrowed = chosen.txCode !== '' || chosen.flow !== ''
  const stats = useMovementSums(symbol, isNarrowed)
  const texts = useMovementTexts(symbol, { orderLinkOf, askLinkOf, renderMore })
  const fileOf = useMovementFile({ isNarrowed, isTeam: team === true })
  return (
    <RecordList
      {...list}
      {...texts}
      owner={team ? 'team' : 'own'}
      tabs={
        <>
          {team !== undefined && (
            <Segmented
              className={css.scope}
              label={t('scope')}
              options={(['own', 'team'] as const).map((value) => ({ value, label: t(`scopes.${value}`) }))}
              value={team ? 'team' : 'own'}
              onChange={(scope) => onChoose({ types: scope === 'team' ? 'A' : '' })}
            />
          )}
          {!team && <ListItem icon={<ClockIcon />} title={t('statement')} text={t('statementText')} href={statementHref} />}
        </>
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
      summary={mapLoadable(sums, (value) => (value ? stats.of(value) : []))}
      statCount={stats.count}
      keyOf={({ id }) => id}
      file={file && fileOf(file)}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
    />
  )
}
