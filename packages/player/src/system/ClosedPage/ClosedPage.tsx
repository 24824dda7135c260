import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ButtonLink, Header } from '@platform/ui'
import { ContactMark } from '../../blocks/page/BrandMark.tsx'
import type { ServiceLink } from '../../blocks/page/serviceLinksQuery.ts'
import * as css from './ClosedPage.css.ts'

export interface ClosedPageProps {
  logo: ReactNode
  languageButton: ReactNode
  /** The support links that work although the site is closed. */
  contacts: readonly ServiceLink[]
  /** Why the site is unavailable. */
  children: ReactNode
}

/** The frame around the message while the site is unavailable: brand, language, support. */
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
