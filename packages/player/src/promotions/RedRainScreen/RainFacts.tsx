import { useFormatter, useTranslations } from 'use-intl'
import type { RainSession } from '@platform/sdk/rewards'
import { Card, Disclosure, Facts } from '@platform/ui'
import { useSpell } from '../../i18n/useSpell.ts'
import * as shared from '../rewards.css.ts'
import * as css from './RedRain.css.ts'

/** The pool of a rain and the distribution of its packets: known before it opens, with the hash that commits to them. */
export function RainFacts({ rain, symbol }: { rain: RainSession; symbol: string }) {
  const t = useTranslations('rewards.redRain.facts')
  const format = useFormatter()
  const spell = useSpell(symbol)
  const { pool, packets, smallest, largest, mean, bands, multiple, hash, tickets } = rain
  const share = (count: number) => format.number(packets ? count / packets : 0, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <section className={shared.stack} aria-label={t('title')}>
      <h2 className={shared.heading}>{t('title')}</h2>
      <Card className={shared.stack}>
        <Facts
          rows={[
            { label: t('pool'), value: spell(pool) },
            { label: t('packets'), value: format.number(packets) },
            { label: t('range'), value: `${spell(smallest)} – ${spell(largest)}` },
            { label: t('mean'), value: spell(mean) },
            { label: t('tickets'), value: format.number(tickets) },
            { label: t('cost'), value: multiple > 0 ? t('bet', { multiple }) : t('cash') },
          ]}
        />
        <h3 className={css.label}>{t('bands')}</h3>
        <Facts
          rows={bands.map(({ from, to, packets: within }) => ({
            label: from === to ? spell(from) : `${spell(from)} – ${spell(to)}`,
            value: t('band', { count: within, share: share(within) }),
          }))}
        />
        <Disclosure title={t('promise')}>
          <p className={shared.muted}>{t('promiseText')}</p>
          <code className={css.hash}>{hash}</code>
        </Disclosure>
      </Card>
    </section>
  )
}
