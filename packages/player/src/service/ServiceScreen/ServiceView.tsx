import { useTranslations } from 'use-intl'
import { Card, Empty, HelpIcon, ListItem, MailIcon, ServiceIcon } from '@platform/ui'
import { LinesSkeleton } from '../../blocks/page/LinesSkeleton.tsx'
import { ContactMark } from '../../blocks/page/BrandMark.tsx'
import type { ServiceLink, SocialName } from '../../blocks/page/serviceLinksQuery.ts'
import { verbatim } from '../../i18n/verbatim.ts'
import * as css from './ServiceView.css.ts'

export interface ServiceViewProps {
  contacts: readonly ServiceLink[]
  /** Name of the merchant. */
  brand: string
  social: readonly { name: SocialName; href: string }[]
  helpHref: string | undefined
  feedbackHref: string | undefined
}

/** The links to customer service and the merchant's social pages (2.18). Each opens in a new tab. */
export function ServiceView({ contacts, brand, social, helpHref, feedbackHref }: ServiceViewProps) {
  const t = useTranslations('service')
  const titles = useTranslations('titles')
  return (
    <div className={css.page}>
      <ServiceIntro />
      {contacts.length === 0 && <Empty icon={<ServiceIcon size="lg" />} title={t('none')} text={t('noneText')} />}
      {contacts.length > 0 && (
        <Card flush>
          <ul>
            {contacts.map(({ type, name, href }) => (
              <li key={type + href}>
                <ListItem href={href} renderLink={outside} icon={<ContactMark type={type} />} title={name} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {(helpHref || feedbackHref) && (
        <Card flush>
          <ul>
            {helpHref && (
              <li>
                <ListItem href={helpHref} icon={<HelpIcon />} title={titles('help')} />
              </li>
            )}
            {feedbackHref && (
              <li>
                <ListItem href={feedbackHref} icon={<MailIcon />} title={titles('feedback')} />
              </li>
            )}
          </ul>
        </Card>
      )}
      {social.length > 0 && (
        <section className={css.part}>
          <h2 className={css.partTitle}>{t('social')}</h2>
          <Card flush>
            <ul>
              {social.map(({ name, href }) => (
                <li key={href}>
                  <ListItem
                    href={href}
                    renderLink={outside}
                    icon={<ContactMark type={name} />}
                    title={verbatim(t)(`names.${name}`, { brand })}
                  />
                </li>
              ))}
            </ul>
          </Card>
        </section>
      )}
    </div>
  )
}

/** The page while its links are pending: the content below them loads with them, to avoid a layout shift. */
export const ServiceSkeleton = () => (
  <div className={css.page} aria-busy="true">
    <ServiceIntro />
    <LinesSkeleton count={3} />
  </div>
)

function ServiceIntro() {
  const t = useTranslations('service')
  return (
    <Card tone="soft" className={css.intro}>
      <h2 className={css.title}>{t('heading')}</h2>
      <p>{t('text')}</p>
    </Card>
  )
}

// oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the props
const outside = (props: React.ComponentProps<'a'>) => <a {...props} target="_blank" rel="noopener noreferrer" />
