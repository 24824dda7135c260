import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { SessionExpiredError } from '@platform/sdk'
import { renewSession, reportActivity } from '@platform/sdk/account'
import { useClient } from '@platform/sdk/react'
import { lazySheet } from '@platform/ui'
import { useMember } from '../../session/useMember.ts'
import { watchIdle } from '../../session/watchIdle.ts'

const IdleDialog = lazySheet(async () => (await import('../../session/IdleDialog.tsx')).IdleDialog)

/** Sent to the other tabs of this player, which close their warning. */
interface Activity {
  userName: string
  end: number
}

/** Where the market locks idle sessions: reports each page that the player opens, and warns before the lock. */
export function IdleWatch({ idleMs }: { idleMs: number }) {
  const client = useClient()
  const { userName, token } = useMember()
  const { pathname, search } = useLocation()
  const [end, setEnd] = useState<number>()
  const act = useRef<() => void>(() => undefined)

  useEffect(() => {
    const { session, clock } = client
    const { epoch } = session
    const watch = watchIdle({
      idleMs,
      now: clock.now,
      read: async () => (await renewSession(client, {})).expiresAt,
      report: async () => (await reportActivity(client, {})).expiresAt,
      onNear: setEnd,
      onEnd: () => session.end(new SessionExpiredError('idle', { code: 'session.expired', value: { idle: true } }), epoch),
    })
    const channel = new BroadcastChannel('activity')
    channel.addEventListener('message', ({ data }: MessageEvent<Activity>) => {
      if (data.userName === userName) watch.set(data.end)
    })
    let closed = false
    act.current = () =>
      void watch.act().then((next) => {
        if (next !== undefined && !closed) channel.postMessage({ userName, end: next } satisfies Activity)
      })
    return () => {
      closed = true
      act.current = () => undefined
      watch.stop()
      channel.close()
    }
  }, [client, token, userName, idleMs])
  useEffect(() => act.current(), [pathname, search, token])

  return <IdleDialog open={end !== undefined} end={end} onOpenChange={() => act.current()} />
}
