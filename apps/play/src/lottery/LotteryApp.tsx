import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Client, PlatformError } from '@platform/sdk'
import { getBettingSession, openBetting } from '@platform/sdk/lottery'
import { bettingSessionQuery, lotteryKeys } from '@platform/sdk/query/lottery'
import { usePlayGuard } from '@platform/sdk/react'
import { Message, type Trouble, troubleOf } from '../shell/Message.tsx'
import { type Launch, setPlayer } from '../system/launch.ts'
import { connectSite, leave, postToParent } from '../system/parent.ts'
import { BettingPage } from './BettingPage.tsx'
import { LobbyPage } from './LobbyPage.tsx'
import { siteHref } from './siteHref.ts'
import { storeSlip, type StoredSlip, takeSlip } from './slip/storedSlip.ts'
import { RealityCheck } from '../shell/RealityCheck.tsx'
import { useLimitText } from '../shell/useLimitText.ts'
import { useChosenGame } from './useChosenGame.ts'
import { Session } from './words.ts'

interface LotteryAppProps {
  client: Client
  launch: Launch
  /** Opened with play type `ent`: only the simple plays. */
  simple: boolean
  /** The fragment of the launch address. */
  look: string
}

/** Opens the session of the ticket, then the lobby or the lottery in the address. */
export function LotteryApp({ client, launch, simple, look }: LotteryAppProps) {
  const t = useTranslations('lottery')
  const [stopReason, setStopReason] = useState<{ trouble: Trouble; id?: string }>()
  const { gameCode, choose } = useChosenGame()
  const [storedSlip, setStoredSlip] = useState<StoredSlip>()
  const session = useQuery({
    ...bettingSessionQuery(client),
    queryFn: async ({ signal, client: cache }) => {
      const first = cache.getQueryData(lotteryKeys.session()) === undefined
      const answer =
        launch.ticket && first
          ? await openBetting(client, { ticket: launch.ticket, token: launch.token })
          : await getBettingSession(client, {}, { signal })
      setPlayer(client, answer.userName)
      // After a deposit or a new sign-in: opens the lottery of the slip, whichever the launch was for.
      const slip = first ? takeSlip(answer.userName) : undefined
      if (slip) {
        setStoredSlip(slip)
        if (slip.gameCode !== gameCode) choose(slip.gameCode)
      }
      return answer
    },
    refetchOnWindowFocus: 'always',
  })
  const { data, error } = session
  const sending = useIsMutating({ mutationKey: lotteryKeys.orders() })
  const limitText = useLimitText(data)
  const stop = (reason: PlatformError) => setStopReason({ trouble: troubleOf(reason), id: reason.requestId })
  usePlayGuard({
    active: data !== undefined && !data.trial && !stopReason,
    onProtected: () => setStopReason({ trouble: 'protected' }),
    onEnded: stop,
    ...limitText.notices,
  })
  const back = data?.backUrl
  useEffect(() => {
    connectSite(back)
    if (back || error) postToParent({ type: 'ready' })
  }, [back, error])

  const failure = stopReason ?? (error && (!data || endsPage(error)) ? { trouble: troubleOf(error), id: idOf(error) } : undefined)
  const openSlip = useRef<StoredSlip>(undefined)
  const hasEnded = failure?.trouble === 'ended'
  useEffect(() => {
    // The page ends with its session: the next one has the slip.
    if (hasEnded && openSlip.current) storeSlip(openSlip.current)
  }, [hasEnded])
  if (failure) {
    const again = failure.trouble === 'offline' || failure.trouble === 'failed'
    return (
      <Message
        trouble={failure.trouble}
        id={failure.id}
        onRetry={again ? () => void session.refetch() : undefined}
        onBack={() => leave(back)}
      />
    )
  }
  if (!data) return <Message busy title={t('opening')} />
  const protection = siteHref(look, 'responsible', data.backUrl)
  return (
    <Session value={data}>
      <RealityCheck
        active={!data.trial}
        busy={sending > 0}
        symbol={data.currencySymbol}
        backUrl={data.backUrl}
        limits={protection && `${protection}?view=limits`}
      />
      {gameCode ? (
        <BettingPage
          key={gameCode}
          client={client}
          session={data}
          gameCode={gameCode}
          simple={simple}
          deposit={data.trial ? undefined : siteHref(look, 'deposit', data.backUrl)}
          protection={protection}
          storedSlip={storedSlip?.gameCode === gameCode ? storedSlip.lines : undefined}
          onStoredTaken={() => setStoredSlip(undefined)}
          onLines={(lines) => {
            openSlip.current = lines.length > 0 ? { userName: data.userName, gameCode, lines } : undefined
          }}
          onLobby={() => choose('')}
          onStopped={stop}
        />
      ) : (
        <LobbyPage client={client} session={data} protection={protection} onBack={() => leave(back)} />
      )}
    </Session>
  )
}

const endsPage = (error: unknown) => ['used', 'ended', 'protected', 'maintenance'].includes(troubleOf(error))
const idOf = (error: unknown) => (error instanceof PlatformError ? error.requestId : undefined)
