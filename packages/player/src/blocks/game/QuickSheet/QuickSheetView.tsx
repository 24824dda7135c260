import { useTranslations } from 'use-intl'
import {
  Button,
  ButtonLink,
  Facts,
  HeartFilledIcon,
  HeartIcon,
  ListItem,
  type Loadable,
  Money,
  PlayFilledIcon,
  Skeleton,
  VendorIcon,
} from '@platform/ui'
import type { Minor } from '@platform/sdk'
import type { RoomType } from '@platform/sdk/games'
import { RoomLabel } from '../RoomLabel.tsx'
import { usePrizesText } from '../usePrizesText.ts'
import * as css from './QuickSheetView.css.ts'

export interface QuickSheetViewProps {
  vendor: string
  favorite: boolean
  info: Loadable<{ rtp?: number; prizes?: readonly number[]; minBet: Minor; maxBet?: Minor; roomType?: RoomType; maintenance: boolean }>
  /** The market has each game name its prizes. */
  namesPrizes?: boolean
  symbol: string
  playHref: string
  /** Only for guests, if the game has a free trial. */
  trialHref?: string
  vendorHref: string
  onFavorite: () => void
  /** Called for a link to a page on which the sheet would stay open. */
  onLeave?: () => void
}

/** Actions and facts of a game: return to player, range of stakes, kind of room. */
export function QuickSheetView({
  vendor,
  favorite,
  info: known,
  namesPrizes = false,
  symbol,
  playHref,
  trialHref,
  vendorHref,
  onFavorite,
  onLeave,
}: QuickSheetViewProps) {
  const t = useTranslations('games.quick')
  const prizesText = usePrizesText()
  const info = known.state === 'ready' ? known.value : undefined
  const unknown = <Skeleton className={css.value} />
  const rtpText = (rtp: number | undefined) => (rtp === undefined ? '–' : t('percent', { share: rtp / 10_000 }))
  return (
    <div className={css.box}>
      {info?.maintenance ? (
        <p role="status" className={css.closed}>
          {t('closed')}
        </p>
      ) : (
        <ButtonLink block href={playHref}>
          <PlayFilledIcon size="sm" />
          {t('play')}
        </ButtonLink>
      )}
      {trialHref && (
        <ButtonLink block tone="secondary" href={trialHref}>
          {t('trial')}
        </ButtonLink>
      )}
      <Button block tone="ghost" aria-pressed={favorite} onClick={onFavorite}>
        {favorite ? <HeartFilledIcon size="sm" /> : <HeartIcon size="sm" />}
        <span>{t(favorite ? 'unmark' : 'mark')}</span>
      </Button>
      {known.state !== 'error' && (
        <div className={css.facts} aria-busy={!info}>
          <Facts
            rows={[
              { label: t('rtp'), value: info ? rtpText(info.rtp) : unknown },
              ...(namesPrizes && info?.prizes ? [{ label: t('prizes'), value: prizesText(info.prizes), long: true }] : []),
              {
                label: t(info && info.maxBet === undefined ? 'least' : 'stake'),
                value: info ? <Stakes {...info} symbol={symbol} /> : unknown,
              },
              ...(info?.roomType ? [{ label: t('room'), value: <RoomLabel room={info.roomType} /> }] : []),
            ]}
          />
        </div>
      )}
      <ListItem icon={<VendorIcon />} title={vendor} text={t('vendor')} href={vendorHref} onClick={onLeave} />
    </div>
  )
}

function Stakes({ minBet, maxBet, symbol }: { minBet: Minor; maxBet?: Minor; symbol: string }) {
  return (
    <>
      <Money minor={minBet} symbol={symbol} />
      {maxBet !== undefined && (
        <>
          <span> – </span>
          <Money minor={maxBet} symbol={symbol} />
        </>
      )}
    </>
  )
}
