import { useAtom } from 'jotai'
import { useTranslations } from 'use-intl'
import { CloseIcon, IconButton, Notice, useRenderLink } from '@platform/ui'
import { providerName } from './SocialButtons.tsx'
import { unlinkedProofAtom } from './proof.ts'

/** Says that an account elsewhere waits to be linked: by signing in or, where `registerHref` leads to that, by registering. */
export function UnlinkedNotice({ registerHref }: { registerHref?: string }) {
  const t = useTranslations('auth.social')
  const link = useRenderLink()
  const [proof, setProof] = useAtom(unlinkedProofAtom)
  if (!proof || proof.channel === 'sms') return null
  const told = { provider: providerName[proof.channel], email: proof.email }
  const register = (text: React.ReactNode) => (registerHref ? link({ href: registerHref, children: text }) : text)
  // Whoever signs in next may be somebody else.
  const drop = <IconButton label={t('drop')} icon={<CloseIcon size="sm" />} onClick={() => setProof(undefined)} />
  return (
    <Notice role="status" end={drop}>
      {registerHref ? t.rich('unlinked', { ...told, register }) : t('linking', told)}
    </Notice>
  )
}
