import { useTranslations } from 'use-intl'
import { Banner, Empty, InfoIcon, Segmented, useRenderLink, type BannerSlide } from '@platform/ui'
import { InsecureView } from '../../blocks/InsecureView/InsecureView.tsx'
import { AuthPage, type AuthPageProps } from '../AuthPage/AuthPage.tsx'
import { intro, tabs } from '../AuthPage/AuthPage.css.ts'
import type { RegisterMethod } from './registerForm.ts'
import { RegisterForm, type RegisterFormProps } from './RegisterForm.tsx'
import { banner, foot, login } from './RegisterView.css.ts'

export interface RegisterViewProps extends Omit<AuthPageProps, 'title' | 'children'> {
  banners: BannerSlide[]
  secureHref?: string
  /** Undefined where no registration is open. */
  method?: RegisterMethod
  /** Absent where only one way is open: then there are no tabs. */
  onMethodChange?: (method: RegisterMethod) => void
  form: RegisterFormProps
  loginHref: string
}

/** The registration page (2.10). */
export function RegisterView({ banners, secureHref, method, onMethodChange, form, loginHref, ...frame }: RegisterViewProps) {
  const t = useTranslations('auth.register')
  const link = useRenderLink()
  if (!method)
    return (
      <AuthPage {...frame} title={t('title')}>
        <Empty icon={<InfoIcon size="lg" />} title={t('closed')} />
      </AuthPage>
    )
  return (
    <AuthPage {...frame} title={t('title')}>
      {secureHref ? (
        <InsecureView href={secureHref} />
      ) : (
        <>
          {banners.length === 0 && <p className={intro}>{t('intro')}</p>}
          <Banner className={banner} label={t('banner')} slides={banners} />
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
          <RegisterForm key={method} {...form} />
        </>
      )}
      <p className={foot}>
        {t('hasAccount')}
        {link({ href: loginHref, className: login, children: t('login') })}
      </p>
    </AuthPage>
  )
}
