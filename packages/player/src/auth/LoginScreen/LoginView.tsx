import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { BackIcon, CloseIcon, IconButton, Segmented, useRenderLink, useUiLabels } from '@platform/ui'
import { InsecureView } from '../../blocks/InsecureView/InsecureView.tsx'
import { CodeForm, type CodeFormProps } from './CodeForm.tsx'
import { LoginForm, type LoginFormProps } from './LoginForm.tsx'
import type { LoginLink } from './loginLinks.tsx'
import { bar, body, heading, intro, link as linkClass, links, mark, page, strip, tabs } from './LoginView.css.ts'

export type LoginMethod = 'username' | 'mobile'

export interface LoginViewProps {
  logo: ReactNode
  languageButton: ReactNode
  links: LoginLink[]
  /** Set on an insecure origin: then no password is asked for. */
  secureHref?: string
  method: LoginMethod
  /** Absent where there is no login by SMS: then there are no tabs. */
  onMethodChange?: (method: LoginMethod) => void
  form: LoginFormProps
  codeForm: CodeFormProps
  onBack: () => void
  /** Stands over another page, which it gives back when it closes. */
  layer?: boolean
}

/** The login page (2.9). It has no header of its own, so it brings back arrow and language. */
export function LoginView({
  logo,
  languageButton,
  links: ways,
  secureHref,
  method,
  onMethodChange,
  form,
  codeForm,
  onBack,
  layer = false,
}: LoginViewProps) {
  const t = useTranslations('auth')
  const labels = useUiLabels()
  const link = useRenderLink()
  return (
    <div className={page}>
      <div className={bar}>
        <IconButton label={layer ? labels.close : labels.back} icon={layer ? <CloseIcon /> : <BackIcon />} onClick={onBack} />
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
            <p className={intro}>{t(method === 'mobile' ? 'introMobile' : 'intro')}</p>
            {onMethodChange && (
              <Segmented
                className={tabs}
                label={t('methods')}
                options={[
                  { value: 'username', label: t('byUsername') },
                  { value: 'mobile', label: t('byMobile') },
                ]}
                value={method}
                onChange={onMethodChange}
              />
            )}
            {method === 'mobile' ? <CodeForm {...codeForm} /> : <LoginForm {...form} />}
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
