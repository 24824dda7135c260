import { useTranslations } from 'use-intl'
import { CloseIcon, IconButton, Notice, useRenderLink } from '@platform/ui'
import { providerName, type SocialLogin } from './SocialButtons.tsx'

/** Shows that a third-party account is about to be linked: by sign-in or, if `registerHref` is set, by registration. */
export function UnlinkedNotice({ unlinked, registerHref }: Pick<SocialLogin, 'unlinked'> & { registerHref?: string }) {
  const t = useTranslations('auth.social')
  const link = useRenderLink()
  if (!unlinked) return null
  const account = { provider: providerName[unlinked.channel], email: unlinked.email }
  const register = (text: React.ReactNode) => (registerHref ? link({ href: registerHref, children: text }) : text)
  // The next person to sign in may be someone else.
  const drop = <IconButton label={t('drop')} icon={<CloseIcon size="sm" />} onClick={unlinked.onDrop} />
  return (
    <Notice role="status" end={drop}>
      {registerHref ? t.rich('unlinked', { ...account, register }) : t('linking', account)}
    </Notice>
  )
}
