import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { BackIcon, IconButton, useRenderLink, useUiLabels } from '@platform/ui'
import { InsecureView } from '../../blocks/InsecureView/InsecureView.tsx'
import { LoginForm, type LoginFormProps } from './LoginForm.tsx'
import type { LoginLink } from './loginLinks.tsx'
import { bar, body, heading, intro, link as linkClass, links, mark, page, strip } from './LoginView.css.ts'

export interface LoginViewProps {
  logo: ReactNode
  languageButton: ReactNode
  links: LoginLink[]
  /** Set on an insecure origin: then no password is asked for. */
  secureHref?: string
  form: LoginFormProps
  onBack: () => void
}

/** The login page (2.9). It has no header of its own, so it brings back arrow and language. */
export function LoginView({ logo, languageButton, links: ways, secureHref, form, onBack }: LoginViewProps) {
  const t = useTranslations('auth')
  const labels = useUiLabels()
  const link = useRenderLink()
  return (
    <div className={page}>
      <div className={bar}>
        <IconButton label={labels.back} icon={<BackIcon />} onClick={onBack} />
        {languageButton}
      </div>
      <div className={body}>
        <div className={mark}>{logo}</div>
        <h1 className={heading} tabIndex={-1}>
          {t('welcome')}
        </h1>
        {secureHref ? (
          <InsecureView href={secureHref} />
        ) : (
          <>
            <p className={intro}>{t('intro')}</p>
            <LoginForm {...form} />
          </>
        )}
        <nav aria-label={t('navigation')} className={strip}>
          <ul className={links}>
            {ways.map(({ name, href, icon }) => (
              <li key={name}>
                {link({
                  href,
                  className: linkClass,
                  children: (
                    <>
                      {icon}
                      {t(name)}
                    </>
                  ),
                })}
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  )
}
