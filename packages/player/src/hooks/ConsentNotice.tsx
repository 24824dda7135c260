import { useTranslations } from 'use-intl'
import { Button, Notice } from '@platform/ui'
import { buttonsBelow, floating } from '../blocks/page/floating.css.ts'

/** Requests consent to the brand's analytics. Both answers have the same visual weight. */
export function ConsentNotice({ onAnswer }: { onAnswer: (agreed: boolean) => void }) {
  const t = useTranslations('consent')
  return (
    <Notice role="region" aria-label={t('title')} className={floating}>
      {t('text')}
      <span className={buttonsBelow}>
        <Button size="sm" tone="secondary" onClick={() => onAnswer(false)}>
          {t('refuse')}
        </Button>
        <Button size="sm" tone="secondary" onClick={() => onAnswer(true)}>
          {t('agree')}
        </Button>
      </span>
    </Notice>
  )
}
