import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { announcementsQuery } from '@platform/sdk/query/announcements'
import { useClient } from '@platform/sdk/react'
import { afterNextPaint, loadable } from '@platform/ui'
import { LanguageButton } from '../../i18n/LanguageButton.tsx'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { useOfferMark } from '../../merchant/useOfferMark.ts'
import { bannerTarget } from '../../links/bannerTarget.ts'
import { returnPath } from '../../links/returnPath.ts'
import { justRegisteredAtom } from '../../session/justRegistered.ts'
import { useSession } from '../../session/useSession.ts'
import { useLinkTo } from '../../session/useViewer.ts'
import { useSocialLogin } from '../identity/useSocialLogin.ts'
import { secureHref } from '../../blocks/form/InsecureView/secureHref.ts'
import { useWarnings } from '../useWarnings.ts'
import { firstMethod } from './registerSchema.ts'
import { RegisterView } from './RegisterView.tsx'
import { useRegisterDraft } from './useRegisterDraft.ts'
import { useRegisterRules } from './useRegisterRules.ts'
import { useRegistration } from './useRegistration.ts'

/** A registration with few questions, on one page. Afterwards the player is signed in and returns to the previous page. */
export function OpenRegistration() {
  const client = useClient()
  const navigate = useNavigate()
  const linkTo = useLinkTo()
  const { logo } = useMerchant()
  const [query] = useSearchParams()
  const back = returnPath(query.get('back'))
  const session = useSession()
  const { settings } = useRegisterRules()
  const isPainted = useIsPainted()
  const news = useQuery({ ...announcementsQuery(client, { types: ['B'], groupName: 'm_reg' }), enabled: isPainted })
  const draft = useRegisterDraft()
  const ways = { username: settings.username, mobile: settings.mobile }
  const both = ways.username && ways.mobile
  const [chosen, setMethod] = useState(draft.restored?.method)
  const method = chosen && ways[chosen] ? chosen : firstMethod(settings)
  const social = useSocialLogin()
  const offerLimits = useSetAtom(justRegisteredAtom)
  const { restart, ...form } = useRegistration({
    method,
    draft,
    onDone: (opened) => {
      if (opened) offerLimits(opened.userName)
      void navigate(opened ? back : pathTo('login', { back }), { replace: true })
    },
  })
  const warnings = useWarnings('registration')
  const offerMark = useOfferMark()
  if (session && !form.form.busy) return <Navigate to={back} replace />
  const change = (next: typeof method) => {
    restart()
    setMethod(next)
    draft.save({ method: next })
  }
  return (
    <RegisterView
      frame={{ logo, languageButton: <LanguageButton />, onBack: () => void navigate(pathTo('home')), warnings }}
      offerMark={offerMark}
      banners={loadable(news, ({ banners }) =>
        banners.map(({ url, title, link }, id) => ({ id, image: url, alt: title, href: ownPath(link) })),
      )}
      secureHref={secureHref()}
      method={ways[method] ? method : undefined}
      onMethodChange={both ? change : undefined}
      loginHref={pathTo('login', { back: query.get('back') ?? undefined })}
      forgetHref={linkTo('forget')}
      social={social}
      form={form}
    />
  )
}

/** Whether the page was painted once: its banner is not requested before the form shows. */
function useIsPainted(): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => afterNextPaint(() => setPainted(true)), [])
  return painted
}

// Banners of this page link only to our own pages, and not to this one.
const ownPath = (link: string) => {
  const target = bannerTarget(link, (name) => name !== 'register')
  return target && 'internal' in target ? target.internal : undefined
}
