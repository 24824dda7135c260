import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Banner, Empty, InfoIcon, Segmented, Skeleton, useMedia, useRenderLink, type BannerSlide, type Loadable } from '@platform/ui'
import { InsecureView } from '../../blocks/InsecureView/InsecureView.tsx'
import { AuthPage, type AuthPageProps } from '../AuthPage/AuthPage.tsx'
import { intro, tabs } from '../AuthPage/AuthPage.css.ts'
import { SocialButtons, type SocialLogin } from '../identity/SocialButtons.tsx'
import { UnlinkedNotice } from '../identity/UnlinkedNotice.tsx'
import type { RegisterMethod } from './registerSchema.ts'
import { RegisterForm, type RegisterFormProps } from './RegisterForm.tsx'
import { banner, foot, login, ways } from './RegisterView.css.ts'

export interface RegisterViewProps extends Omit<AuthPageProps, 'title' | 'children'> {
  /** Their space is reserved while they load; a failure shows none. */
  banners: Loadable<BannerSlide[]>
  secureHref?: string
  /** Undefined while registration is closed. */
  method?: RegisterMethod
  /** Absent where only one method is open: then there are no tabs. */
  onMethodChange?: (method: RegisterMethod) => void
  form: RegisterFormProps
  loginHref: string
  social: SocialLogin
}

/** From this width on the styles show the banner above the form. */
const BANNER_ROOM = '(min-width: 900px)'

/** The registration page (2.10). */
export function RegisterView({ banners, secureHref, method, onMethodChange, form, loginHref, social, ...frame }: RegisterViewProps) {
  const t = useTranslations('auth.register')
  const link = useRenderLink()
  const hasRoom = useMedia(BANNER_ROOM, false)
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
          <p className={intro}>{t('intro')}</p>
          {/* A hidden banner would be requested all the same. */}
          {banners.state !== 'loading' && hasRoom ? (
            <Banner className={banner} label={t('banner')} slides={banners.state === 'ready' ? banners.value : []} />
          ) : (
            <Skeleton shape="banner" className={banner} />
          )}
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
            <SocialButtons {...social} onStart={(channel, digits) => social.onStart(channel, false, digits)} />
          </div>
        </>
      )}
      <p className={foot}>
        {t('hasAccount')}
        {link({ href: loginHref, className: login, children: t('login') })}
      </p>
    </AuthPage>
  )
}
