import type { ReactNode, Ref } from 'react'
import { useTranslations } from 'use-intl'
import { BackIcon, Button, ButtonLink, ClockIcon, ErrorState, IconButton, MaintenanceIcon, Spinner } from '@platform/ui'
import type { Jurisdiction, RoomType } from '@platform/sdk/games'
import { useViewTitle } from '../../blocks/page/viewTitle.ts'
import { RoomLabel } from '../../blocks/game/RoomLabel.tsx'
import type { OwnWindow } from './watchWindow.ts'
import * as styles from './LaunchGameView.css.ts'

/** Why a launch failed, as a key of the catalogue. */
export type LaunchFailure =
  | 'failed'
  | 'unconfirmed'
  | 'noUrl'
  | 'unknownOrigin'
  | 'noGame'
  | 'noLottery'
  | 'maintenance'
  | 'crashed'
  | 'popup'

export type LaunchStep =
  | { step: 'asking' }
  | { step: 'leaving' }
  /** Opened in a separate window. */
  | { step: 'elsewhere'; window?: OwnWindow }
  | { step: 'playing'; url: string; room?: RoomType; jurisdiction?: Jurisdiction; ready: boolean; startedAt: number }
  | { step: 'failed'; why: LaunchFailure; error?: unknown }

export interface LaunchGameViewProps {
  /** The page has the tab bar: everything ends above it. */
  overTabs?: boolean
  /** Empty if the address was opened without a tap on a tile. */
  name: string
  launch: LaunchStep
  /** The error's own text in the catalogue (section 8), the number of its request, and where the identity is verified that it waits for. */
  error?: { text?: string; requestId?: string; verifyHref?: string }
  /** No message from the game for 12 s. */
  slow: boolean
  /**
   * Elements, because they need a session: the balance, and, only while playing, the net result of this session and, below the bar, how much of the
   * nearest limit is used.
   */
  money?: { balance: ReactNode; result: ReactNode; limit?: ReactNode }
  /** The playing time, only while playing. */
  clock?: ReactNode
  /** Further buttons: the next favorite, limits and pause. */
  next?: ReactNode
  /** `onLoad`: the frame's page has loaded, whatever its content. */
  frame?: { ref: Ref<HTMLIFrameElement>; onLoad: () => void }
  ways: LaunchWays
}

/** What the player can do. */
export interface LaunchWays {
  onBack: () => void
  /** Absent where another try cannot help. */
  onRetry: (() => void) | undefined
  onWait: () => void
  /** Opens a vendor that refuses to be framed in a separate window; absent where there is no frame. */
  onWindow?: () => void
  onOthers: () => void
  /** Opens the list of lotteries. */
  onLotteries: () => void
  /** Opens what the game pays, where the market has it named before the launch. */
  prizes?: ReactNode
}

// Vendors may run scripts and forms of their own origin, but never navigate our window.
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-pointer-lock allow-orientation-lock'

/** A game in its frame below a slim bar, or the state that replaces it. */
export function LaunchGameView({ name, overTabs = false, launch, slow, money, clock, next, error, frame, ways }: LaunchGameViewProps) {
  const t = useTranslations('games.launch')
  const title = name || t('title')
  useViewTitle(name)
  return (
    <section className={overTabs ? styles.screenOverTabs : styles.screen} aria-label={title}>
      <header className={styles.bar}>
        <IconButton label={t('back')} icon={<BackIcon />} onClick={ways.onBack} />
        <div className={styles.texts}>
          <div className={styles.head}>
            <h1 className={styles.name}>{title}</h1>
            {launch.step === 'playing' && launch.room && <RoomLabel short room={launch.room} />}
          </div>
          <div className={styles.head}>
            {launch.step === 'playing' && launch.ready && (
              <span className={styles.clock} title={t('time')}>
                <ClockIcon size="sm" />
                {clock}
              </span>
            )}
            {ways.prizes}
          </div>
        </div>
        {next}
        <div className={styles.money}>
          {money?.balance}
          {launch.step === 'playing' && launch.ready && money?.result}
        </div>
      </header>
      {launch.step === 'playing' && launch.ready && money?.limit}
      <div className={styles.stage}>
        {launch.step === 'playing' && (
          <iframe
            {...frame}
            className={styles.frame}
            src={launch.url}
            title={t('frame', { name: title })}
            sandbox={SANDBOX}
            allow="autoplay; fullscreen; screen-wake-lock"
            referrerPolicy="strict-origin"
          />
        )}
        {launch.step === 'failed' ? (
          <LaunchFailed why={launch.why} {...error} ways={ways} />
        ) : (
          <LaunchCover
            hidden={launch.step === 'playing' && launch.ready}
            text={t(WAITING[launch.step])}
            over={launch.step === 'elsewhere'}
            slow={slow}
            ways={ways}
          />
        )}
      </div>
    </section>
  )
}

const WAITING = { asking: 'loading', playing: 'loading', leaving: 'leaving', elsewhere: 'elsewhere' } as const

type LaunchCoverProps = Pick<LaunchGameViewProps, 'slow' | 'ways'> & {
  hidden: boolean
  over: boolean
  text: string
}

function LaunchCover({ hidden, over, text, slow, ways }: LaunchCoverProps) {
  const { onWait, onWindow, onOthers, onRetry } = ways
  const t = useTranslations('games.launch')
  if (hidden) return null
  return (
    <div className={styles.cover} role="status">
      {!over && <Spinner size="lg" label="" />}
      <p className={styles.text}>{slow ? t('slow') : text}</p>
      {slow && (
        <div className={styles.actions}>
          <Button onClick={onRetry}>{t('retry')}</Button>
          {onWindow && (
            <Button tone="secondary" onClick={onWindow}>
              {t('window')}
            </Button>
          )}
          <Button tone="ghost" onClick={onWait}>
            {t('wait')}
          </Button>
        </div>
      )}
      {over && (
        <Button tone="secondary" onClick={onOthers}>
          {t('others')}
        </Button>
      )}
    </div>
  )
}

type LaunchFailedProps = NonNullable<LaunchGameViewProps['error']> & { why: LaunchFailure; ways: LaunchWays }

function LaunchFailed({ why, text, requestId, verifyHref, ways }: LaunchFailedProps) {
  const { onRetry, onWindow, onOthers, onLotteries } = ways
  const t = useTranslations('games.launch')
  const isGone = why === 'noGame' || why === 'noLottery'
  return (
    <ErrorState
      className={styles.cover}
      icon={why === 'maintenance' ? <MaintenanceIcon size="lg" /> : undefined}
      title={t(why === 'crashed' ? 'stopped' : 'failed')}
      text={why === 'failed' ? text : t(why)}
      requestId={requestId}
      onRetry={isGone ? undefined : onRetry}
      action={
        <>
          {verifyHref && <ButtonLink href={verifyHref}>{t('verify')}</ButtonLink>}
          {why === 'popup' && (
            <Button tone="secondary" onClick={onWindow}>
              {t('window')}
            </Button>
          )}
          <Button tone={isGone ? 'primary' : 'ghost'} onClick={why === 'noLottery' ? onLotteries : onOthers}>
            {t(why === 'noLottery' ? 'lotteries' : 'others')}
          </Button>
        </>
      }
    />
  )
}
