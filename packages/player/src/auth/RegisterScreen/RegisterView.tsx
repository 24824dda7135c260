import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Banner, Empty, InfoIcon, Segmented, Skeleton, useRenderLink, type BannerSlide, type Loadable } from '@platform/ui'
import { InsecureView } from '../../blocks/form/InsecureView/InsecureView.tsx'
import { AuthPage, type AuthFrame } from '../AuthPage/AuthPage.tsx'
import { tabs } from '../AuthPage/AuthPage.css.ts'
import { SocialButtons, type SocialLogin } from '../identity/SocialButtons.tsx'
import { UnlinkedNotice } from '../identity/UnlinkedNotice.tsx'
import { WithoutCaptcha } from '../LoginScreen/WithoutCaptcha.tsx'
import type { RegisterMethod } from './registerSchema.ts'
import { RegisterForm, type RegisterFormProps } from './RegisterForm.tsx'
import { banner, foot, login, ways } from './RegisterView.css.ts'

export interface RegisterViewProps {
  frame: AuthFrame
  /** Below the form. Their space is reserved while they load; a failure shows none. */
  banners: Loadable<BannerSlide[]>
  /** The age limit on each banner. */
  offerMark?: string
  secureHref?: string
  /** Undefined while registration is closed. */
  method?: RegisterMethod
  /** Absent where only one method is open: then there are no tabs. */
  onMethodChange?: (method: RegisterMethod) => void
  form: RegisterFormProps
  loginHref: string
  /** Address of password recovery; absent where that screen does not exist. */
  forgetHref?: string
  social: SocialLogin
}

/** The registration page (2.10). */
export function RegisterView({
  banners,
  offerMark,
  secureHref,
  method,
  onMethodChange,
  form,
  loginHref,
  forgetHref,
  social,
  frame,
}: RegisterViewProps) {
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
          <UnlinkedNotice unlinked={social.unlinked} />
          {/* Hydrated in a task of its own. */}
          <Suspense>
            <RegisterForm key={method} {...form} />
          </Suspense>
          <div className={ways}>
            <SocialButtons
              {...social}
              withoutCaptcha={<WithoutCaptcha recoverHref={forgetHref} />}
              onStart={(channel, digits) => social.onStart(channel, false, digits)}
            />
          </div>
        </>
      )}
      <p className={foot}>
        {t('hasAccount')}
        {link({ href: loginHref, className: login, children: t('login') })}
      </p>
      {!secureHref && banners.state === 'loading' && <Skeleton shape="banner" className={banner} />}
      {!secureHref && banners.state === 'ready' && banners.value.length > 0 && (
        <Banner className={banner} label={t('banner')} slides={banners.value} mark={offerMark} />
      )}
    </AuthPage>
  )
}
