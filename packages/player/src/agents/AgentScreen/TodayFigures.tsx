import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Card, IconButton, Money, RefreshIcon, SectionHeading, Skeleton, useRenderLink, VisuallyHidden, type Loadable } from '@platform/ui'
import { inZone } from '../../i18n/platformZone.ts'
import * as css from './AgentView.css.ts'

/** One figure of the team today, the last two in cents; one that failed or is missing in the answer shows a dash and no error (2.19, 8). */
export interface Figure {
  name: 'logins' | 'bettors' | 'registered' | 'online' | 'deposits' | 'withdrawals'
  value: Loadable<number | undefined>
  /** Link to the members behind the figure. */
  href?: string | undefined
}

export interface TodayFiguresProps {
  /** Symbol of the currency. */
  symbol: string
  figures: readonly Figure[]
  /** When the figures were computed, in ms. */
  at: number | undefined
  busy: boolean
  onRefresh: () => void
}

/** The team's figures of today. */
export function TodayFigures({ symbol, figures, at, busy, onRefresh }: TodayFiguresProps) {
  const t = useTranslations('agents')
  const format = useFormatter()
  return (
    <section aria-labelledby="team-today">
      <div className={css.head}>
        <SectionHeading id="team-today" title={t('today')} />
        <IconButton label={t('refresh')} icon={<RefreshIcon size="sm" />} aria-busy={busy || undefined} onClick={onRefresh} />
      </div>
      <Card>
        <dl className={css.figures}>
          {figures.map(({ name, value, href }) => (
            <div key={name} className={css.figure}>
              <dt className={css.label}>{t(`figures.${name}`)}</dt>
              <dd className={css.value}>
                <FigureLink href={href} label={t(`figures.${name}`)}>
                  <FigureValue of={value} symbol={isAmount(name) ? symbol : undefined} />
                </FigureLink>
              </dd>
            </div>
          ))}
        </dl>
        <p className={css.time}>{at === undefined ? '\u00A0' : t('asOf', { time: inZone(format.dateTime(at, { timeStyle: 'short' })) })}</p>
      </Card>
    </section>
  )
}

/** The figure, as a link to the members behind it where this site lists them. */
function FigureLink({ href, label, children }: { href: string | undefined; label: string; children: ReactNode }) {
  const link = useRenderLink()
  if (href === undefined) return children
  return link({
    href,
    className: css.rows,
    children: (
      <>
        {children}
        <VisuallyHidden>{` · ${label}`}</VisuallyHidden>
      </>
    ),
  })
}

const isAmount = (name: Figure['name']) => name === 'deposits' || name === 'withdrawals'

function FigureValue({ of, symbol }: { of: Figure['value']; symbol: string | undefined }) {
  const t = useTranslations('agents')
  const format = useFormatter()
  if (of.state === 'loading') return <Skeleton shape="title" className={css.place} />
  const known = of.state === 'ready' ? of.value : undefined
  if (known !== undefined) return symbol === undefined ? format.number(known) : <Money minor={known} symbol={symbol} />
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('noFigure')}</VisuallyHidden>
    </>
  )
}
