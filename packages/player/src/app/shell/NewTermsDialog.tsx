import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { MemberInfo } from '@platform/sdk/account'
import { acceptTermsMutation } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { toasts, useRenderLink } from '@platform/ui'
import { AlertDialog } from '@platform/ui/overlays'
import { useConsentTo } from '../../blocks/page/legalTexts/useConsentTo.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { pathTo } from '../../paths.ts'
import { useLinkTo } from '../../session/useViewer.ts'

/** What has changed and the two answers; a refusal says what it means, and leads to the withdrawal. Load it lazily: it imports the overlays. */
export function NewTermsDialog({ version, changes }: NonNullable<MemberInfo['newTerms']>) {
  const t = useTranslations('terms')
  const link = useRenderLink()
  const errorText = useErrorText()
  const consentTo = useConsentTo()
  const navigate = useNavigate()
  const linkTo = useLinkTo()
  const href = linkTo('userAgreement')
  const [refused, setRefused] = useState(false)
  const { mutateAsync } = useMutation(acceptTermsMutation(useClient()))
  const accept = useMutation({
    mutationFn: async () => mutateAsync(await consentTo(version)),
    onError: (error) => toasts.error(errorText(error)),
  })
  const terms = (text: React.ReactNode) => (href ? link({ href, target: '_blank', children: text }) : text)
  if (refused)
    return (
      <AlertDialog
        open
        onOpenChange={() => setRefused(false)}
        title={t('refusedTitle')}
        text={t('refusedText')}
        cancelLabel={t('back')}
        confirmLabel={t('withdraw')}
        onConfirm={() => void navigate(linkTo('withdraw') ?? pathTo('service'))}
      />
    )
  return (
    <AlertDialog
      open
      onOpenChange={() => setRefused(true)}
      title={t('title')}
      text={
        <>
          <span>{changes.join(' ')}</span> <span>{t.rich('read', { terms })}</span>
        </>
      }
      cancelLabel={t('refuse')}
      confirmLabel={t('accept')}
      onConfirm={() => accept.mutate()}
      loading={accept.isPending}
    />
  )
}
