import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { Client } from '@platform/sdk'
import { getReplay } from '@platform/sandbox/play'
import { Message, troubleOf } from '../shell/Message.tsx'
import type { Launch } from '../system/launch.ts'
import { leave } from '../system/parent.ts'
import { Replay } from './Replay.tsx'

/** Shows the round of the ticket again. It has no session: the page can bet nothing. */
export function ReplayPage({ client, launch: { ticket } }: { client: Client; launch: Launch }) {
  const t = useTranslations('game')
  const { data, error, refetch } = useQuery({
    queryKey: ['replay', ticket],
    queryFn: () => getReplay(client, { ticket }),
    // A ticket is valid for 60 s; its round does not change.
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
  })
  const name = data?.name
  useEffect(() => {
    if (name) document.title = t('replayOf', { name })
  }, [name, t])
  if (data) return <Replay replay={data} />
  if (!error) return <Message busy title={t('opening')} />
  const trouble = replayTroubleOf(error)
  const again = trouble === 'offline' || trouble === 'failed'
  return <Message trouble={trouble} onRetry={again ? () => void refetch() : undefined} onBack={() => leave(undefined)} />
}

/** A reload has no ticket: a round is opened again elsewhere than a game. */
function replayTroubleOf(error: unknown) {
  const trouble = troubleOf(error)
  return trouble === 'used' ? 'seen' : trouble
}
