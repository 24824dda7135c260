import { useTranslations } from 'use-intl'
import { CloseIcon, IconButton, Notice, useRenderLink } from '@platform/ui'
import { providerName } from './SocialButtons.tsx'
import { useUnlinkedProof } from './proof.ts'

/** Shows that a third-party account is about to be linked: by sign-in or, if `registerHref` is set, by registration. */
export function UnlinkedNotice({ registerHref }: { registerHref?: string }) {
  const t = useTranslations('auth.social')
  const link = useRenderLink()
  const [proof, setProof] = useUnlinkedProof()
  if (!proof || proof.channel === 'sms') return null
  const account = { provider: providerName[proof.channel], email: proof.email }
  const register = (text: React.ReactNode) => (registerHref ? link({ href: registerHref, children: text }) : text)
  // The next person to sign in may be someone else.
  const drop = <IconButton label={t('drop')} icon={<CloseIcon size="sm" />} onClick={() => setProof(undefined)} />
  return (
    <Notice role="status" end={drop}>
      {registerHref ? t.rich('unlinked', { ...account, register }) : t('linking', account)}
    </Notice>
  )
}
