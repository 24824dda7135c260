import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Segmented, useRenderLink } from '@platform/ui'
import { InsecureView } from '../../blocks/form/InsecureView/InsecureView.tsx'
import { AuthPage, type AuthFrame } from '../AuthPage/AuthPage.tsx'
import { intro, tabs } from '../AuthPage/AuthPage.css.ts'
import { CodeForm, type CodeFormProps } from './CodeForm.tsx'
import { LoginForm, type LoginFormProps } from './LoginForm.tsx'
import type { LoginLink } from './loginLinks.ts'
import { extraPlace, link as linkClass, links, strip, tabsPlace } from './LoginView.css.ts'

const words = { home: 'home', register: 'createAccount', forget: 'forgotten', service: 'service', trial: 'trial' } as const

export type LoginMethod = 'username' | 'mobile'

export interface LoginViewProps {
  frame: AuthFrame
  links: LoginLink[]
  /** Set on an insecure origin, where no password field is shown. */
  secureHref?: string
  method: LoginMethod
  /** Absent where login by SMS does not exist: then there are no tabs. */
  onMethodChange?: (method: LoginMethod) => void
  /** Whether there are tabs is still loading: their space is reserved, so that the form does not move. */
  tabsMayCome?: boolean
  form: LoginFormProps
  codeForm: CodeFormProps
  /** Below the form: another way to sign in, if any. */
  extra?: ReactNode
}

/** The login page (2.9). */
export function LoginView({ links: ways, secureHref, method, onMethodChange, tabsMayCome, form, codeForm, extra, frame }: LoginViewProps) {
  const t = useTranslations('auth')
  const link = useRenderLink()
  return (
    <AuthPage {...frame} title={t('welcome')}>
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
          {tabsMayCome && <div className={tabsPlace} />}
          {method === 'mobile' ? (
            <CodeForm {...codeForm} />
          ) : (
            <LoginForm {...form} onUseCode={onMethodChange && (() => onMethodChange('mobile'))} />
          )}
          {extra && <div className={extraPlace}>{extra}</div>}
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
                    <span>{t(words[name])}</span>
                  </>
                ),
              })}
            </li>
          ))}
        </ul>
      </nav>
    </AuthPage>
  )
}
