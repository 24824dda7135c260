import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { vassalGameTypesQuery } from '@platform/sdk/query/games'
import { DateType, type GameRecord, getGameRecords } from '@platform/sdk/records'
import { gameRecordsQuery } from '@platform/sdk/query/records'
import { useClient } from '@platform/sdk/react'
import { everyPage } from '../../blocks/record/RecordList/everyPage.ts'
import { useRecordFilter } from '../../blocks/record/RecordList/useRecordFilter.ts'
import { vendorNames, vendorTiles } from '../../blocks/game/vendors.ts'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { useLinkTo } from '../../session/useViewer.ts'
import { useRecordPages } from '../../blocks/record/RecordList/useRecordPages.ts'
import { type BetFilter, GameRecordView } from './GameRecordView.tsx'
import { BET_STATES } from '../../blocks/record/RecordList/tones.ts'
import { ReplayButton } from './ReplayButton.tsx'
import { useFileName } from '../../blocks/record/RecordList/useFileName.ts'

/** The member's bets. Spec 2.1, 7.4. */
export function GameRecordScreen() {
  const client = useClient()
  const { merchant } = useMerchant()
  const fileName = useFileName()
  const linkTo = useLinkTo()
  const { range, period, filters } = useRecordFilter<BetFilter>({
    gameType: merchant.categories,
    status: BET_STATES,
    vassalage: undefined,
    dateType: ['settle'],
  })
  const { chosen } = filters
  const filter = { ...range, ...wireOf(chosen) }
  const list = useRecordPages(period, useInfiniteQuery(gameRecordsQuery(client, filter)))
  const vendors = useQuery(vassalGameTypesQuery(client)).data?.content ?? []
  const vendorOptions = vendorTiles(
    vendors,
    merchant.categories.filter((type) => !chosen.gameType || type === chosen.gameType),
  )

  return (
    <GameRecordView
      list={list}
      filters={filters}
      products={merchant.categories}
      vendors={vendorOptions.map(({ vassalage, displayName }) => ({ code: vassalage, name: displayName || vassalage }))}
      vendorName={vendorNames(vendors)}
      file={{
        name: fileName(range),
        load: () => everyPage((pageNo) => getGameRecords(client, { ...filter, pageNo })),
      }}
      lotteryHref={chosen.gameType.endsWith('LOTT') ? linkTo('lotteryRecord') : undefined}
      replayOf={replayOf}
      askLinkOf={({ orderNo }) => linkTo('feedback', { order: orderNo, about: 'game' })}
    />
  )
}

const replayOf = ({ orderNo }: GameRecord) => <ReplayButton orderNo={orderNo} />

/** Only the filters that are set. */
const wireOf = ({ gameType, vassalage, status, dateType }: Record<BetFilter, string>) => ({
  ...(gameType && { gameType }),
  ...(vassalage && { vassalage }),
  ...(dateType && { dateType: DateType.options.find((each) => each === dateType) }),
  ...(status && { status: BET_STATES.find((state) => state === status) }),
})
