import { useTranslations } from 'use-intl'
import { Card, Disclosure } from '@platform/ui'
import { useSpell } from '../../i18n/useSpell.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import * as css from './RedRain.css.ts'

/** How a rain is drawn, and what does not affect the result. */
export function RainRules({ stake, days, symbol }: { stake: number; days: number; symbol: string }) {
  const t = useTranslations('rewards.redRain.rules')
  const spell = useSpell(symbol)
  return (
    <Card>
      <Disclosure title={t('title')}>
        <ul className={css.rules}>
          <li>{t('ticket')}</li>
          <li>{t('draw')}</li>
          <li>{t('taps')}</li>
          {stake > 0 && <li>{verbatim(t)('stake', { stake: spell(stake), days })}</li>}
          <li>{t('left')}</li>
          <li>{t('proof')}</li>
        </ul>
      </Disclosure>
    </Card>
  )
}
