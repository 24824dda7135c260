import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { usedPercent, type Limit, type PlaySession } from '@platform/sdk/protection'
import { playSessionQuery, protectionKeys } from '@platform/sdk/query/protection'
import { useClient } from '@platform/sdk/react'
import { formatElapsed, formatMoney, useUiLabels } from '@platform/ui'
import type { SessionFacts } from '../system/momentText.ts'
import { useLimitText } from './useLimitText.ts'
import * as styles from './PlaySum.css.ts'

interface PlaySumProps {
  /** Of an account that plays with money, outside of a frame. */
  active: boolean
  /** A round is running, or a slip is being sent: its end changes the sum. */
  busy: boolean
  facts: SessionFacts
}

/** Time and result of the session of play over all games, and how much of the nearest limit is used. In a frame the site's bar has them. */
export function PlaySum({ active, busy, facts }: PlaySumProps) {
  const client = useClient()
  const queries = useQueryClient()
  // The check polls it.
  const { data } = useQuery({ ...playSessionQuery(client), enabled: active })
  useEffect(() => {
    if (active && !busy) void queries.invalidateQueries({ queryKey: protectionKeys.play() }, { cancelRefetch: false })
  }, [active, busy, queries])
  return active && data?.session ? <Sums session={data.session} nearest={data.nearest} facts={facts} /> : null
}

type SumsProps = Pick<PlaySumProps, 'facts'> & { session: PlaySession; nearest: Limit | undefined }

function Sums({ session, nearest, facts }: SumsProps) {
  const t = useTranslations('page')
  const { locale } = useUiLabels()
  const limitText = useLimitText(facts)
  const { clock } = useClient()
  const [elapsed, setElapsed] = useState(() => clock.now() - session.startedAt)
  useEffect(() => {
    const timer = setInterval(() => setElapsed(clock.now() - session.startedAt), 1000)
    return () => clearInterval(timer)
  }, [clock, session.startedAt])
  const limit = nearest && t('limitUsed', { percent: `${usedPercent(nearest)}%`, limit: limitText.of(nearest) })
  return (
    <div className={styles.sums}>
      <span role="timer" aria-label={t('playTime')}>
        {formatElapsed(elapsed)}
      </span>
      <span role="group" aria-label={t('playNet')} translate="no">
        {formatMoney(session.payout - session.stake, { symbol: facts.currencySymbol, locale, signed: true })}
      </span>
      {nearest && (
        <span
          role="meter"
          className={styles.limit}
          aria-label={t('limitNearest')}
          aria-valuenow={Math.min(100, usedPercent(nearest))}
          aria-valuetext={limit}
        >
          {limit}
        </span>
      )}
    </div>
  )
}
