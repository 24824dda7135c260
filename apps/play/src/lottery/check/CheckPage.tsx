import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Client, PlatformError } from '@platform/sdk'
import { getDraw, verifyDraw } from '@platform/sdk/lottery'
import { lotteryKeys } from '@platform/sdk/query/lottery'
import { Button, Card, Notice, Spinner, TextField } from '@platform/ui'
import { DrawBalls } from '../DrawBalls.tsx'
import * as css from './CheckPage.css.ts'

const named = () => new URLSearchParams(location.search).get('draw') ?? ''

/** Public check of a draw: its seed against the digest published before, its numbers against its seed. */
export function CheckPage({ client }: { client: Client }) {
  const t = useTranslations('lottery')
  const [text, setText] = useState(named)
  const [drawId, setDrawId] = useState(named)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...lotteryKeys.draw(drawId), 'checked'],
    queryFn: async ({ signal }) => {
      const draw = await getDraw(client, { drawId }, { signal })
      return { draw, verdict: await verifyDraw(draw) }
    },
    enabled: drawId !== '',
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const next = text.trim()
    if (next === drawId) void refetch()
    setDrawId(next)
  }
  return (
    <main className={css.page}>
      <h1 className={css.title}>{t('checkTitle')}</h1>
      <p className={css.intro}>{t('checkIntro')}</p>
      <form className={css.form} onSubmit={submit}>
        <TextField
          label={t('drawId')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" loading={isFetching}>
          {t('checkNow')}
        </Button>
      </form>
      <div aria-live="polite" className={css.answer}>
        {isFetching && !data && <Spinner />}
        {error && !isFetching && <Notice tone="warning">{unknown(error) ? t('checkUnknown') : t('checkFailed')}</Notice>}
        {data && !error && <Answer {...data} />}
      </div>
      <p className={css.how}>{t('checkHow')}</p>
    </main>
  )
}

const unknown = (error: unknown) => error instanceof PlatformError && (error.code === 'lottery.unknown' || error.status === 404)

type Checked = { draw: Awaited<ReturnType<typeof getDraw>>; verdict: Awaited<ReturnType<typeof verifyDraw>> }

function Answer({ draw, verdict }: Checked) {
  const t = useTranslations('lottery')
  const right = verdict.hash && verdict.numbers
  return (
    <Card role="region" className={css.card} aria-label={t('draw', { numero: draw.numero })}>
      <h2 className={css.draw}>{t('draw', { numero: draw.numero })}</h2>
      {draw.seed === '' ? (
        <Notice>
          <strong>{t('checkWait')}</strong>
          <p>{t('checkWaitText')}</p>
        </Notice>
      ) : (
        <Notice tone={right ? 'win' : 'danger'}>
          <strong>{right ? t('checkOk') : t('checkBad')}</strong>
          {right && <p>{t('checkOkText')}</p>}
          {!verdict.hash && <p>{t('checkBadHash')}</p>}
          {!verdict.numbers && <p>{t('checkBadNumbers')}</p>}
        </Notice>
      )}
      {draw.winningNumber && (
        <div>
          <h3 className={css.label}>{t('checkNumbers')}</h3>
          <DrawBalls label={t('checkNumbers')} numbers={draw.winningNumber} />
        </div>
      )}
      <Value label={t('checkHash')} value={draw.hash} />
      {draw.seed && <Value label={t('checkSeed')} value={draw.seed} />}
    </Card>
  )
}

function Value({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <h3 className={css.label}>{label}</h3>
      <code className={css.code}>{value}</code>
    </div>
  )
}
