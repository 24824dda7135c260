import { useTranslations } from 'use-intl'
import type { TeamBet, TeamPath } from '@platform/sdk/agents'
import { mapLoadable } from '@platform/ui'
import type { RecordFile } from '../../blocks/record/RecordList/RecordFile.ts'
import type { RecordChoice } from '../../blocks/record/RecordList/FilterSheet.tsx'
import { RecordList } from '../../blocks/record/RecordList/RecordList.tsx'
import { BET_STATES } from '../../blocks/record/RecordList/tones.ts'
import { STAT_COUNT, type Totals, useStats } from '../../blocks/record/RecordList/useStats.tsx'
import type { ChosenFilters } from '../../blocks/record/RecordList/useRecordFilter.ts'
import type { RecordPagesState } from '../../blocks/record/RecordList/useRecordPages.ts'
import { MemberSearch } from '../MemberSearch/MemberSearch.tsx'
import { TeamHead, type TeamHeadProps } from '../TeamHead/TeamHead.tsx'
import type { teamFilters } from '../teamFilters.ts'
import { useProductChoice } from '../useProductChoice.ts'
import { useDateTypeChoice } from '../../blocks/record/RecordList/useDateTypeChoice.ts'
import { useTeamBetTexts } from './useTeamBetTexts.tsx'

/** The parameters of the address besides its dates; '' = all. */
export type TeamBetName = keyof typeof teamFilters | 'name' | 'gameType' | 'vassalage' | 'nodeId' | 'numero' | 'status' | 'dateType'

export interface TeamBettingViewProps {
  list: RecordPagesState<TeamBet, Totals>
  team: Pick<TeamHeadProps, 'path' | 'scope'>
  filters: ChosenFilters<TeamBetName>
  products: readonly string[]
  /** Vendors of the chosen product. */
  vendors: readonly { code: string; name: string }[]
  vendorName: (code: string) => string
  file: Omit<RecordFile<TeamBet>, 'columns'>
  /** Link to the bets of a member's team, or to a subset of them. */
  hrefOf: (member: Pick<TeamPath, 'memberId'>, only?: { nodeId?: string; numero?: string; scope?: string }) => string
}

/** The bets of a team: filters, sums, bets, the details of one of them. */
export function TeamBettingView({ list, team, filters, products, vendors, vendorName, file, hrefOf }: TeamBettingViewProps) {
  const { chosen, onChoose } = filters
  const { symbol } = list
  const t = useTranslations('records')
  const bets = useTranslations('agents.teamBetting')
  const dateType = useDateTypeChoice()
  const stats = useStats(symbol)
  const { columns, ...texts } = useTeamBetTexts({ symbol, vendorName, hrefOf, bySettlement: chosen.dateType === 'settle' })
  const product = useProductChoice(products, chosen.gameType, (gameType) => onChoose({ gameType, vassalage: '' }))
  const bet = list.pages.state === 'ready' ? list.pages.value[0]?.[0] : undefined
  /** The game or draw that a bet linked to: a filter that can be cleared. */
  const only = (name: 'nodeId' | 'numero', label: string, shown: string): RecordChoice[] =>
    chosen[name] === ''
      ? []
      : [{ label, value: chosen[name], options: [{ value: chosen[name], label: shown }], onChoose: (value) => onChoose({ [name]: value }) }]
  return (
    <RecordList
      list={list}
      rows={{
        ...texts,
        keyOf: (row) => row.bet.orderNo,
        subtotalOf: (rows) => stats.subtotal(rows.map((row) => row.bet)),
      }}
      tabs={<TeamHead {...team} hrefOf={hrefOf} onScope={(value) => onChoose({ scope: value === 'team' ? '' : value })} />}
      related={<MemberSearch name={chosen.name} onSearch={(name) => onChoose({ name })} />}
      choices={[
        ...only('nodeId', t('game'), bet?.bet.gameName || chosen.nodeId),
        ...only('numero', bets('draw'), chosen.numero),
        product,
        {
          label: t('vendor'),
          value: chosen.vassalage,
          options: vendors.map(({ code, name }) => ({ value: code, label: name })),
          onChoose: (value) => onChoose({ vassalage: value }),
        },
        {
          label: t('statusLabel'),
          value: chosen.status,
          options: BET_STATES.map((value) => ({ value, label: t(`status.${value}`) })),
          onChoose: (value) => onChoose({ status: value }),
        },
        dateType(chosen.dateType, (value) => onChoose({ dateType: value })),
      ]}
      summary={mapLoadable(list.sums, stats.totals)}
      statCount={STAT_COUNT}
      file={{ ...file, columns }}
      empty={{ title: t('empty.title'), text: bets('empty') }}
    />
  )
}
