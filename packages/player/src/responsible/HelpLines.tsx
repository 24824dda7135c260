import { useTranslations } from 'use-intl'
import { ButtonLink, Card } from '@platform/ui'
import * as css from './Responsible.css.ts'
import type { HelpLine } from './useHelpLines.ts'

/** Lines that help, each with its number and its site. */
export function HelpLines({ lines }: { lines: readonly HelpLine[] }) {
  const t = useTranslations('responsible.help')
  return lines.map(({ id, name, text, phone, href }) => (
    <Card key={id} className={css.stack}>
      <div className={css.tight}>
        <h3 className={css.name}>{name}</h3>
        <p className={css.muted}>{text}</p>
      </div>
      <div className={css.buttons}>
        {phone && (
          <ButtonLink className={css.short} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
            {t('call', { phone })}
          </ButtonLink>
        )}
        {href && (
          <ButtonLink tone="secondary" href={href} target="_blank" rel="noopener noreferrer">
            {t('site')}
          </ButtonLink>
        )}
      </div>
    </Card>
  ))
}
