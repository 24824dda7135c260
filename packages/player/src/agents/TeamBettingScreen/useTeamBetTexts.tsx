import { useTranslations } from 'use-intl'
import { Verbatim } from '@platform/ui'
import type { TeamBet, TeamPath } from '@platform/sdk/agents'
import type { RecordFile } from '../../blocks/record/RecordList/RecordFile.ts'
import type { RecordEntry } from '../../blocks/record/RecordList/RecordPages.tsx'
import type { RecordDetail } from '../../blocks/record/RecordList/RecordSheet.tsx'
import { useBetTexts } from '../../blocks/record/RecordList/useBetTexts.tsx'
import { joinParts } from '../../i18n/joinParts.ts'

interface TeamBetTexts {
  symbol: string
  vendorName: (code: string) => string
  hrefOf: (member: Pick<TeamPath, 'memberId'>, only?: { nodeId?: string; numero?: string; scope?: string }) => string
  bySettlement: boolean
}

/** Texts of a team's bet: those of the member's own bets, and the member's name. */
export function useTeamBetTexts({ symbol, vendorName, hrefOf, bySettlement }: TeamBetTexts) {
  const t = useTranslations('agents.teamBetting')
  const team = useTranslations('agents.team')
  const bets = useBetTexts(symbol, { vendorName, askLinkOf: () => undefined, bySettlement })

  const entryOf = ({ bet, userName }: TeamBet): RecordEntry => ({
    ...bets.entryOf(bet),
    subtitle: <Verbatim>{joinParts([userName, bets.when(bet)])}</Verbatim>,
  })

  const detailOf = ({ bet, memberId, userName, numero }: TeamBet): RecordDetail => {
    const detail = bets.detailOf(bet)
    return {
      ...detail,
      rows: [
        { label: team('userName'), value: <Verbatim>{userName}</Verbatim> },
        ...(numero === '' ? [] : [{ label: t('draw'), value: numero }]),
        ...detail.rows,
      ],
      ways: [
        { label: t('ofMember'), href: hrefOf({ memberId }, { scope: 'own' }) },
        { label: t('ofGame'), href: hrefOf({ memberId: '' }, { nodeId: bet.nodeId }) },
        { label: t('ofDraw'), href: numero === '' ? undefined : hrefOf({ memberId: '' }, { nodeId: bet.nodeId, numero }) },
      ],
    }
  }

  const columns: RecordFile<TeamBet>['columns'] = [
    { title: team('userName'), cell: ({ userName }) => userName },
    ...bets.columns.map((column) => ({ ...column, cell: ({ bet }: TeamBet) => column.cell(bet) })),
    { title: t('draw'), cell: ({ numero }) => numero },
  ]
  return { entryOf, detailOf, columns }
}
