import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, Card, ShieldIcon } from '@platform/ui'
import { useSpell } from '../../i18n/useSpell.ts'
import { Celebration } from '../Celebration/Celebration.tsx'
import { verbatim } from '../../i18n/verbatim.ts'
import * as css from './RedRain.css.ts'
import type { RainHeroProps } from './RedRainViewProps.ts'

/** The packet that can be opened, then its amount; the money is in the wallet already. */
export function RainResult({ rain, symbol, onCheck, onOpened }: Pick<RainHeroProps, 'rain' | 'symbol' | 'onCheck' | 'onOpened'>) {
  const t = useTranslations('rewards.redRain')
  const spell = useSpell(symbol)
  const [opened, setOpened] = useState(false)
  const [celebrated, setCelebrated] = useState(false)
  const { amount = 0, tickets, packets, multiple } = rain
  const open = () => {
    setOpened(true)
    onOpened()
  }
  if (!opened)
    return (
      <Card tone="brand" className={css.hero}>
        <span className={css.sealed} aria-hidden="true" />
        <h2 className={css.title}>{t('drawn')}</h2>
        <Button block size="lg" tone="accent" onClick={open}>
          {t('open')}
        </Button>
      </Card>
    )
  return (
    <Card tone="brand" className={css.hero}>
      {amount > 0 && !celebrated && <Celebration onEnd={() => setCelebrated(true)} />}
      <div role="status" className={css.outcome}>
        <h2 className={css.title}>{amount > 0 ? t('won') : t('lost')}</h2>
        {amount > 0 && (
          <strong className={css.prize} translate="no">
            {spell(amount)}
          </strong>
        )}
        <p>
          {amount > 0
            ? verbatim(t)(multiple > 0 ? 'wonBet' : 'wonCash', { amount: spell(amount * multiple) })
            : t('lostText', { tickets, packets })}
        </p>
      </div>
      <Button block tone="secondary" onClick={() => onCheck(rain)}>
        <ShieldIcon size="sm" />
        {t('check')}
      </Button>
    </Card>
  )
}
