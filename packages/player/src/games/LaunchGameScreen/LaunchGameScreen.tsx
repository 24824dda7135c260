import { PlatformError } from '@platform/sdk'
import { memberTypes } from '@platform/sdk/account'
import { useClient, useRealityCheck } from '@platform/sdk/react'
import { forgetFailedChunks, lazySheet, useOverlayOpen } from '@platform/ui'
import { useAtom } from 'jotai'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { BalanceBadge } from './BalanceBadge.tsx'
import { GameGuard } from './GameGuard.tsx'
import { type LaunchTarget, LOTTERY_LOBBY, readLaunch } from '../../blocks/game/launchTarget.ts'
import { useTexts } from '../../i18n/LanguageProvider.tsx'
import { requestIdOf, useBareErrorText } from '../../i18n/useErrorText.ts'
import { stepsBack } from '../../router/useBack.ts'
import { pathTo, routeOf } from '../../paths.ts'
import { depositLayerAtom } from '../../session/depositLayer.ts'
import { useOpenAccountHref } from '../../session/useOpenAccountHref.ts'
import { useSession } from '../../session/useSession.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { useBlocker } from '../../router/useBlocker.ts'
import { FavoriteToggle } from './FavoriteToggle.tsx'
import { type LaunchStep, LaunchGameView } from './LaunchGameView.tsx'
import { LimitMeter } from './LimitMeter.tsx'
import { NamedPrizes } from './NamedPrizes.tsx'
import { NetResult } from './NetResult.tsx'
import { ProtectionButton } from './ProtectionButton.tsx'
import { PlayClock } from './PlayClock.tsx'
import { NextFavorite } from './NextFavorite.tsx'
import { type PauseReason, useGameState } from './useGameState.ts'
import { useLaunch } from './useLaunch.ts'
import { useRoundWait } from './useRoundWait.ts'
import { useWakeLock } from './useWakeLock.ts'

const ExitDialog = lazySheet(async () => (await import('./ExitDialog.tsx')).ExitDialog)
const RealityCheckDialog = lazySheet(async () => (await import('./RealityCheckDialog.tsx')).RealityCheckDialog)
const nothing = () => undefined

/** Opens the game in the address. Spec 2.1, 6. */
export function LaunchGameScreen() {
  const [query] = useSearchParams()
  const { pathname, search } = useLocation()
  const bare = routeOf(pathname) === 'startLottery' ? LOTTERY_LOBBY : undefined
  const target = useMemo(() => readLaunch(query) ?? bare, [query, bare])
  if (!target) return <UnknownGame />
  return <GameLaunch key={search} target={target} name={query.get('gameName')?.slice(0, 60) ?? ''} overTabs={bare !== undefined} />
}

function GameLaunch({ target, name, overTabs }: { target: LaunchTarget; name: string; overTabs: boolean }) {
  const t = useTranslations('games.launch')
  const textOf = useBareErrorText()
  const verifyHref = useOpenAccountHref()
  const leave = useLeave()
  const leaving = useRef(false)
  const exit = useCallback(() => {
    leaving.current = true
    leave.back()
  }, [leave])
  const { depositing, ...toDeposit } = useDeposit()
  const { launch, running, send, readies, slow, frame, loaded, retry, wait, inWindow } = useLaunch(target, { ...toDeposit, onExit: exit })
  const playing = launch.step === 'playing' && launch.ready
  useWakeLock(playing)
  const ownWindow = launch.step === 'elsewhere' ? launch.window : undefined
  const member = useSession()
  const guarded = (playing || ownWindow !== undefined) && member !== undefined && member.type !== memberTypes.trial
  // Those of limits and checks; the page itself needs fewer.
  const hasTexts = useTexts('all')
  const covered = useOverlayOpen()
  const inRound = useRoundWait(running)
  const { session, sum, nearest, due, end, ending } = useRealityCheck({ active: guarded, busy: inRound || depositing || covered })
  const pause = pauseOf({ depositing, due, signedOut: member === undefined, covered })
  useGameState({ send, readies, pause, jurisdiction: launch.step === 'playing' ? launch.jurisdiction : undefined })
  const navigate = useNavigate()
  const { now } = useClient().clock
  const endThen = (act: () => void) => () => {
    void end()
    leaving.current = true
    ownWindow?.close()
    act()
  }
  // Preloaded, so that the dialog also opens offline.
  useEffect(() => {
    if (playing) ExitDialog.load().catch(forgetFailedChunks)
  }, [playing])
  // Only navigation by the player during a round needs a confirmation: an ended session redirects to the login without one.
  const blocker = useBlocker(({ pathname }) => running && !leaving.current && !pathname.startsWith(pathTo('login')))

  return (
    <>
      <LaunchGameView
        name={name}
        overTabs={overTabs}
        launch={launch}
        error={
          launch.step === 'failed'
            ? {
                text: launch.error !== undefined && launch.why === 'failed' ? textOf(launch.error) : undefined,
                requestId: requestIdOf(launch.error),
                verifyHref: waitsForIdentity(launch) ? verifyHref : undefined,
              }
            : undefined
        }
        slow={slow}
        money={{
          balance: <BalanceBadge label={t('balance')} />,
          result: session && <NetResult session={session} label={t('net')} short={t('netShort')} />,
          limit: hasTexts && nearest && <LimitMeter limit={nearest} />,
        }}
        clock={launch.step === 'playing' && <PlayClock label={t('time')} now={now} startedAt={session?.startedAt ?? launch.startedAt} />}
        next={
          target.kind === 'game' && (
            <>
              <FavoriteToggle game={target} name={name || t('title')} />
              <NextFavorite nodeId={target.nodeId} />
              <ProtectionButton />
            </>
          )
        }
        frame={{ ref: frame, onLoad: loaded }}
        ways={{
          onBack: leave.back,
          onRetry: isRefused(launch) ? undefined : retry,
          onWait: wait,
          onWindow: inWindow && (() => void inWindow()),
          onOthers: leave.toGames,
          onLotteries: leave.toLotteries,
          prizes: target.kind === 'game' && <NamedPrizes nodeId={target.nodeId} name={name || t('title')} />,
        }}
      />
      {hasTexts && <GameGuard active={guarded} ownWindow={ownWindow} />}
      <RealityCheckDialog
        open={due && hasTexts}
        sum={sum}
        onStop={endThen(leave.back)}
        onLimit={endThen(() => void navigate(pathTo('responsible', { view: 'limits' })))}
        onOpenChange={() => void end()}
        ending={ending}
      />
      {blocker.state === 'blocked' && (
        // If the dialog cannot be loaded, the game is left without a confirmation.
        <ExitDialog onExit={blocker.proceed} onMissing={blocker.proceed} onOpenChange={(open) => open || blocker.reset()} />
      )}
    </>
  )
}

/** The account may not play this: another try changes nothing, except after an answer to new terms. */
const isRefused = (launch: LaunchStep) =>
  launch.step === 'failed' &&
  launch.error instanceof PlatformError &&
  launch.error.kind === 'permission' &&
  launch.error.code !== 'terms.changed'

const waitsForIdentity = (launch: LaunchStep) =>
  launch.step === 'failed' && launch.error instanceof PlatformError && ['play.identity', 'play.underage'].includes(launch.error.code)

/** Why the game rests: the most specific reason. */
function pauseOf(by: { depositing: boolean; due: boolean; signedOut: boolean; covered: boolean }): PauseReason | undefined {
  if (by.depositing) return 'deposit'
  if (by.due) return 'check'
  if (by.signedOut) return 'idle'
  return by.covered ? 'away' : undefined
}

/** For a stake above the balance: opens the deposit over the game, which stays as it is. */
function useDeposit() {
  const linkTo = useLinkTo()
  const { pathname, search } = useLocation()
  const deposit = linkTo('deposit', { back: pathname + search })
  const [layer, setLayer] = useAtom(depositLayerAtom)
  useEffect(() => () => setLayer(undefined), [setLayer])
  return { deposit, depositing: layer !== undefined, onDeposit: () => deposit && setLayer(deposit) }
}

function UnknownGame() {
  const leave = useLeave()
  return (
    <LaunchGameView
      name=""
      launch={{ step: 'failed', why: 'noGame' }}
      slow={false}
      ways={{ onBack: leave.back, onRetry: nothing, onWait: nothing, onOthers: leave.toGames, onLotteries: leave.toLotteries }}
    />
  )
}

/** Back to the previous page in its previous state; home if the game was opened by its address. */
function useLeave() {
  const navigate = useNavigate()
  const lotteries = useLinkTo()('lottery') ?? pathTo('home')
  return useMemo(
    () => ({
      // By the history's own count: a login in between, or the next favorite, replaced an entry instead of adding one.
      back: () => void (stepsBack() === 0 ? navigate(pathTo('home'), { replace: true }) : navigate(-1)),
      toGames: () => void navigate(pathTo('gameList', { gameType: 'RNG' }), { replace: true }),
      toLotteries: () => void navigate(lotteries, { replace: true }),
    }),
    [navigate, lotteries],
  )
}
