import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import {
  ButtonLink,
  Card,
  ClockIcon,
  HistoryIcon,
  ListItem,
  Money,
  type MoneyProps,
  MinusIcon,
  PauseIcon,
  ServiceIcon,
  WithdrawIcon,
} from '@platform/ui'
import * as css from './Responsible.css.ts'

const icons = {
  destinations: <WithdrawIcon />,
  withdrawRecord: <MinusIcon />,
  accountRecord: <ClockIcon />,
  gameRecord: <HistoryIcon />,
  service: <ServiceIcon />,
  responsible: <PauseIcon />,
} as const

export interface RestrictedViewProps {
  /** The state and how it ends. */
  state: ReactNode
  balance: Pick<MoneyProps, 'minor' | 'symbol'>
  hrefs: Partial<Record<keyof typeof icons | 'withdraw', string>>
}

/** The state of the account, the balance with its withdrawal, and the pages that stay open. */
export function RestrictedView({ state, balance, hrefs }: RestrictedViewProps) {
  const t = useTranslations('responsible.state')
  const titles = useTranslations('titles')
  const titleOf = (name: keyof typeof icons) =>
    name === 'destinations' ? t('destinations') : name === 'responsible' ? t('more') : titles(name)
  return (
    <div className={css.page}>
      {state}
      <Card className={css.stack}>
        <p className={css.muted}>{t('balance')}</p>
        <Money size="lg" {...balance} />
        {hrefs.withdraw && (
          <ButtonLink block href={hrefs.withdraw}>
            {t('withdraw')}
          </ButtonLink>
        )}
      </Card>
      <section className={css.section} aria-labelledby="restricted-open">
        <h2 id="restricted-open" className={css.heading}>
          {t('open')}
        </h2>
        <Card flush>
          <ul>
            {(Object.keys(icons) as (keyof typeof icons)[])
              .filter((name) => hrefs[name])
              .map((name) => (
                <li key={name}>
                  <ListItem href={hrefs[name]} icon={icons[name]} title={titleOf(name)} />
                </li>
              ))}
          </ul>
        </Card>
      </section>
    </div>
  )
}
