import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonLink, Header } from '@platform/ui'
import { ContactMark } from '../../blocks/BrandMark/ContactMark.tsx'
import type { ServiceLink } from '../../blocks/serviceLinksQuery.ts'
import * as css from './ClosedPage.css.ts'

export interface ClosedPageProps {
  logo: ReactNode
  languageButton: ReactNode
  /** The ways to support that answer although the site is closed. */
  contacts: readonly ServiceLink[]
  /** Why there is no site. */
  children: ReactNode
}

/** What stands around the message while there is no site: whose it is, its language, and who can help. */
export function ClosedPage({ logo, languageButton, contacts, children }: ClosedPageProps) {
  const t = useTranslations('closed')
  return (
    <div className={css.page}>
      <Header center={<span className={css.logo}>{logo}</span>} end={languageButton} />
      <main className={css.message}>{children}</main>
      {contacts.length > 0 && (
        <footer className={css.support}>
          <p>{t('support')}</p>
          <ul className={css.contacts}>
            {contacts.map(({ type, name, href }) => (
              <li key={type + href}>
                <ButtonLink href={href} tone="secondary" target="_blank" rel="noopener noreferrer">
                  <ContactMark type={type} />
                  {name}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </footer>
      )}
    </div>
  )
}
