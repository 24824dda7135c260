import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { SecurityConfig, SecurityItem } from '@platform/sdk/security'
import { Badge, Card, CheckCircleIcon, Countdown, ListItem, Notice, VisuallyHidden } from '@platform/ui'
import { pathOfView } from '../views.ts'
import { rowsOf, type SecurityRow } from './rowsOf.tsx'
import { SecurityScore } from './SecurityScore.tsx'
import * as css from './SecurityCenterView.css.ts'

export interface SecurityCenterViewProps {
  config: SecurityConfig
  /** The gateway's clock. */
  now: () => number
  changePasswordHref: string | undefined
}

/** The score of the account's protection, its reasons, and the settings, each row with its status. */
export function SecurityCenterView({ config, now, changePasswordHref }: SecurityCenterViewProps) {
  const t = useTranslations('security')
  const groups = rowsOf(config, changePasswordHref)
  const next = config.checks.find(({ item, done }) => !done && item in hrefs)?.item
  return (
    <div className={css.page}>
      <SecurityScore score={config.score} checks={config.checks} next={next && { item: next, href: hrefs[next]! }} />
      {config.heldUntil !== undefined && (
        <Notice tone="warning">
          <div className={css.hold}>
            <strong>{t('hold.title')}</strong>
            <span>{t('hold.text')}</span>
            <span className={css.clock}>
              {t('hold.left')} <Countdown deadline={config.heldUntil} now={now} />
            </span>
          </div>
        </Notice>
      )}
      {groups.map(({ name, rows }) => (
        <section key={name} className={css.section} aria-labelledby={`security-${name}`}>
          <h2 id={`security-${name}`} className={css.heading}>
            {t(`groups.${name}`)}
          </h2>
          <Card flush>
            <ul>
              {rows.map((row) => (
                <li key={row.name}>
                  <ListItem
                    href={row.href}
                    icon={row.icon}
                    title={t(`rows.${row.name}`)}
                    text={textOf(row, t(`hints.${row.name}`))}
                    end={<RowState {...row} />}
                  />
                </li>
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </div>
  )
}

/** The value or the purpose. An address breaks before its "@" or a dot, not inside a word. */
function textOf({ value }: SecurityRow, hint: string): ReactNode {
  if (!value?.includes('@')) return value || hint
  const [name, ...parts] = value.split(/(?=[@.])/)
  return [name, ...parts.flatMap((part) => [<wbr key={part} />, part])]
}

function RowState({ state }: SecurityRow) {
  const t = useTranslations('security.states')
  const tones = { missing: 'warning', waiting: 'brand', refused: 'danger' } as const
  if (state !== 'set')
    return (
      state && (
        <Badge tone={tones[state]} className={css.toDo}>
          {t(state)}
        </Badge>
      )
    )
  return (
    <span className={css.set}>
      <CheckCircleIcon size="sm" />
      <VisuallyHidden>{t(state)}</VisuallyHidden>
    </span>
  )
}

/** The view in which each reason of the score is fixed. */
const hrefs: Partial<Record<SecurityItem, string>> = {
  paymentPassword: pathOfView('payment'),
  mobile: pathOfView('mobile'),
  email: pathOfView('email'),
  payeeName: pathOfView('name'),
  identity: pathOfView('identity'),
  destinations: pathOfView('destinations'),
  questions: pathOfView('questions'),
  passkeys: pathOfView('passkeys'),
}
