import { useTranslations } from 'use-intl'
import { ButtonLink, Card, CheckCircleIcon, ShieldIcon } from '@platform/ui'
import * as css from './PayerBlock.css.ts'
import type { Payer } from './usePayer.ts'

/** The account holder who must pay; if missing, links to enter the data. */
export function PayerBlock({ payer }: { payer: Payer }) {
  const t = useTranslations('deposit.payer')
  if (payer.status === 'known')
    return (
      <Card tone="soft" className={css.line}>
        <ShieldIcon />
        <div className={css.texts}>
          <h2 className={css.title}>{t('title')}</h2>
          <p className={css.who} translate="no">
            <span>{payer.name}</span> {payer.cpf && <span className={css.number}>{t('cpf', { cpf: payer.cpf })}</span>}
          </p>
          <p className={css.muted}>{t('text')}</p>
        </div>
      </Card>
    )
  const steps = [
    { ...payer.name, what: t('name'), add: t('addName') },
    payer.cpf && { ...payer.cpf, what: t('document'), add: t('addCpf') },
    payer.identity && { ...payer.identity, what: t('identity'), add: t('addIdentity') },
  ].filter((step) => step !== undefined)
  return (
    <Card className={css.missing}>
      <h2 className={css.title}>{t('missing')}</h2>
      <p className={css.muted}>{t(payer.identity && !payer.identity.done ? 'missingIdentity' : 'missingText')}</p>
      {steps.map(({ done, href, what, add }) =>
        done ? (
          <p key={what} className={css.done}>
            <CheckCircleIcon size="sm" />
            {t('has', { what })}
          </p>
        ) : (
          href && (
            <ButtonLink key={what} block href={href}>
              {add}
            </ButtonLink>
          )
        ),
      )}
    </Card>
  )
}
