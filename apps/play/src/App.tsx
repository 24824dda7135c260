import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Client, PlatformError } from '@platform/sdk'
import { usePlayGuard } from '@platform/sdk/react'
import { openPlay, type PlayState } from '@platform/sandbox/play'
import { GameShell } from './shell/GameShell.tsx'
import { Message, type Trouble, troubleOf } from './shell/Message.tsx'
import { type Launch, setPlayer } from './system/launch.ts'
import { useLimitText } from './shell/useLimitText.ts'
import { connectSite, framed, leave, postToParent } from './system/parent.ts'

type Page = { status: 'opening' } | { status: 'playing'; state: PlayState } | { status: 'stopped'; trouble: Trouble; id?: string }

/** Opens the game of the ticket; shows it, or the error with a back button. */
export function App({ client, launch }: { client: Client; launch: Launch }) {
  const t = useTranslations('game')
  const [page, setPage] = useState<Page>({ status: 'opening' })
  const [attempt, setAttempt] = useState(0)

  const onOpen = useEffectEvent((state: PlayState) => {
    setPlayer(client, state.userName)
    connectSite(state.backUrl)
    document.title = state.name
    setPage({ status: 'playing', state })
    postToParent({ type: 'ready' })
  })
  const onError = useEffectEvent((error: unknown) => {
    const id = error instanceof PlatformError ? error.requestId : undefined
    setPage({ status: 'stopped', trouble: troubleOf(error), id })
    // The page shows the error itself, so the site can remove its loading overlay.
    connectSite()
    postToParent({ type: 'error', code: codeOf(error), fatal: false })
  })

  useEffect(() => {
    let current = true
    openPlay(client, { ticket: launch.ticket, token: launch.token }).then(
      (state) => current && onOpen(state),
      (error: unknown) => current && onError(error),
    )
    return () => {
      current = false
    }
  }, [client, launch, attempt])

  const state = page.status === 'playing' ? page.state : undefined
  // In a frame the embedding site counts and polls.
  usePlayGuard({
    active: state !== undefined && !state.trial && !framed,
    onProtected: () => stop('protected'),
    onEnded: (error) => stop(troubleOf(error)),
    ...useLimitText(state).notices,
  })

  if (page.status === 'opening') return <Message busy title={t('opening')} />
  if (page.status === 'playing') {
    return <GameShell client={client} state={page.state} framed={framed} onStopped={stop} />
  }
  const retry = page.trouble === 'offline' || page.trouble === 'failed' ? again : undefined
  return <Message trouble={page.trouble} id={page.id} onRetry={retry} onBack={() => leave(undefined)} />

  function stop(trouble: Trouble) {
    setPage({ status: 'stopped', trouble })
    // The site asks the member.
    if (trouble === 'terms') postToParent({ type: 'error', code: 'terms.changed', fatal: true })
  }
  function again() {
    setPage({ status: 'opening' })
    setAttempt(attempt + 1)
  }
}

const codeOf = (error: unknown) => (error instanceof PlatformError ? error.code : 'failed')
