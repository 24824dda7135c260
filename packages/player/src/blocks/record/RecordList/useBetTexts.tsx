import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Money, Verbatim } from '@platform/ui'
import type { GameRecord } from '@platform/sdk/records'
import { inZone, PLATFORM_ZONE } from '../../../i18n/platformZone.ts'
import type { RecordFile } from './RecordFile.ts'
import { BetStatus } from './BetStatus.tsx'
import { NetAmount } from './NetAmount.tsx'
import type { RecordEntry } from './RecordPages.tsx'
import type { RecordDetail } from './RecordSheet.tsx'
import { TONES } from './tones.ts'
import { amountCell } from './csvOf.ts'
import { fileTime } from './fileTime.ts'
import { useRecordTime } from '../useRecordTime.ts'
import { joinParts } from '../../../i18n/joinParts.ts'

interface BetTexts {
  vendorName: (code: string) => string
  askLinkOf: (bet: GameRecord) => string | undefined
  /** What shows a round again. */
  replayOf?: (bet: GameRecord) => ReactNode
  /** The list is by day of settlement: the row shows that time. */
  bySettlement: boolean
}

/** Texts of a bet: on its card, in its sheet, in a file. */
export function useBetTexts(symbol: string, { vendorName, askLinkOf, replayOf, bySettlement }: BetTexts) {
  const t = useTranslations('records')
  const types = useTranslations('games.type')
  const format = useFormatter()
  const { clock } = useRecordTime()
  const time = (at: number, style: 'short' | 'medium') =>
    format.dateTime(at, { dateStyle: style, timeStyle: style, timeZone: PLATFORM_ZONE })
  const settled = ({ settledTime }: GameRecord) => (settledTime === undefined ? '' : time(settledTime, 'medium'))
  const status = ({ status: state, betAmount: stake, winAmount: prize }: GameRecord) => (
    <BetStatus tone={TONES[state]} label={t(`status.${state}`)} won={state === 'won'} {...{ stake, prize, symbol }} />
  )
  const money = (minor: number) => <Money minor={minor} symbol={symbol} />
  const product = ({ gameType }: GameRecord) => (types.has(gameType as 'RNG') ? types(gameType as 'RNG') : gameType)

  const timeOf = ({ settledTime, betTime }: GameRecord) => (bySettlement ? settledTime : undefined) ?? betTime
  /** With a non-breaking space. */
  const when = (bet: GameRecord) => time(timeOf(bet), 'short').replaceAll(' ', '\u00a0')

  const entryOf = (bet: GameRecord): RecordEntry => {
    const vendor = vendorName(bet.vassalage)
    return {
      title: <Verbatim>{bet.gameName || vendor}</Verbatim>,
      subtitle: <Verbatim>{joinParts([vendor, clock(timeOf(bet))])}</Verbatim>,
      amount: bet.status === 'open' ? undefined : <NetAmount minor={bet.profit} symbol={symbol} />,
      status: status(bet),
    }
  }

  const detailOf = (bet: GameRecord): RecordDetail => ({
    title: bet.gameName || t('detail'),
    rows: [
      { label: t('statusLabel'), value: status(bet) },
      { label: t('vendor'), value: <Verbatim>{vendorName(bet.vassalage)}</Verbatim> },
      { label: t('time'), value: time(bet.betTime, 'medium') },
      ...(bet.settledTime === undefined ? [] : [{ label: t('settledAt'), value: settled(bet) }]),
      { label: t('stake'), value: money(bet.betAmount) },
      { label: t('validStake'), value: money(bet.validBetAmount) },
      { label: t('payout'), value: money(bet.winAmount) },
      { label: t('net'), value: bet.status === 'open' ? '–' : <NetAmount minor={bet.profit} symbol={symbol} /> },
    ],
    number: { label: t('order'), value: bet.orderNo },
    actions: bet.replay ? replayOf?.(bet) : undefined,
    ways: [{ label: t('ask'), href: askLinkOf(bet) }],
  })

  const columns: RecordFile<GameRecord>['columns'] = [
    { title: t('order'), cell: (bet) => bet.orderNo },
    { title: inZone(t('time')), cell: (bet) => fileTime(bet.betTime) },
    { title: inZone(t('settledAt')), cell: (bet) => fileTime(bet.settledTime) },
    { title: t('product'), cell: product },
    { title: t('vendor'), cell: (bet) => vendorName(bet.vassalage) },
    { title: t('game'), cell: (bet) => bet.gameName },
    { title: t('statusLabel'), cell: (bet) => t(`status.${bet.status}`) },
    { title: t('stake'), cell: (bet) => amountCell(bet.betAmount) },
    { title: t('validStake'), cell: (bet) => amountCell(bet.validBetAmount) },
    { title: t('payout'), cell: (bet) => amountCell(bet.winAmount) },
    { title: t('net'), cell: (bet) => amountCell(bet.profit) },
  ]
  return { entryOf, detailOf, timeOf, columns, when }
}
