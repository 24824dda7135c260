import { useFormatter, useTranslations } from 'use-intl'
import { verbatim } from '../../i18n/verbatim.ts'
import type { MerchantConfig } from '../../merchant/defineMerchant.ts'
import { copyright, link } from './Licence.css.ts'
import { joinParts } from '../../i18n/joinParts.ts'

export interface LegalCardProps extends Pick<MerchantConfig, 'licence' | 'operator'> {
  /** Pages that the market requires a link to. */
  links?: readonly { href: string; name: string }[]
}

/** Who runs the site and by which authorisation (2.2), how to reach them, and the links of the market. */
export function LegalCard({ licence, operator, links = [] }: LegalCardProps) {
  const t = useTranslations('menu')
  const format = useFormatter()
  const reach = (who: 'service' | 'ombudsman') => {
    const contact = operator?.[who]
    return contact && <p>{verbatim(t)(who, { phone: contact.phone, email: contact.email })}</p>
  }
  return (
    <>
      {operator && <p className={copyright}>{joinParts([operator.name, operator.number, licence?.name])}</p>}
      {licence?.date && (
        <p>{t('authorised', { date: format.dateTime(Date.parse(licence.date), { dateStyle: 'long', timeZone: 'UTC' }) })}</p>
      )}
      {operator?.address && <p>{operator.address}</p>}
      {reach('service')}
      {reach('ombudsman')}
      <LegalLinks links={links} />
    </>
  )
}

/** Pages of others, each in a window of its own. */
export const LegalLinks = ({ links }: Required<Pick<LegalCardProps, 'links'>>) =>
  links.map(({ href, name }) => (
    <a key={href} className={link} href={href} target="_blank" rel="noopener noreferrer">
      {name}
    </a>
  ))
