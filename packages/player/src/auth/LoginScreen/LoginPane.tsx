import { lazyComponent } from '@platform/ui'
import { useState } from 'react'
import { useFeature } from '../../merchant/useFeature.ts'
import { useFeatureMayCome } from '../../merchant/useFeatureMayCome.ts'
import { LanguageButton } from '../../i18n/LanguageButton.tsx'
import { useMerchant } from '../../merchant/MerchantProvider.tsx'
import { recallLogin } from '../../storage/rememberedLogin.ts'
import { secureHref } from '../../blocks/form/InsecureView/secureHref.ts'
import { useLinkTo, useViewer } from '../../session/useViewer.ts'
import { useWarnings } from '../useWarnings.ts'
import { loginLinks } from './loginLinks.ts'
import { LoginView, type LoginMethod } from './LoginView.tsx'
import { usePasswordLogin } from './usePasswordLogin.ts'
import { useSmsLogin } from './useSmsLogin.ts'

const PasskeySignIn = lazyComponent({
  load: async () => (await import('../PasskeySignIn.tsx')).PasskeySignIn,
  fallback: () => null,
  onError: 'omit',
})

export interface LoginPaneProps {
  /** Where registration returns to. */
  back: string
  onBack: () => void
  layer?: boolean
}

/** Both login methods, as a page or as a layer over one. The parent watches the session. */
export function LoginPane({ back, onBack, layer }: LoginPaneProps) {
  const { logo, merchant } = useMerchant()
  const viewer = useViewer()
  const linkTo = useLinkTo()
  const bySms = useFeature('MOBILEVERCODELOGIN3')
  const bySmsMayCome = useFeatureMayCome('MOBILEVERCODELOGIN3')
  const [remembered] = useState(() => recallLogin(merchant.storesPassword))
  const [chosen, setMethod] = useState<LoginMethod>(remembered?.type ?? 'username')
  const forgetHref = linkTo('forget')
  const form = usePasswordLogin(remembered)
  const codeForm = useSmsLogin(remembered)
  return (
    <LoginView
      frame={{ logo, languageButton: <LanguageButton />, onBack, layer, warnings: useWarnings('signIn') }}
      links={loginLinks(viewer, back)}
      secureHref={secureHref()}
      method={bySms ? chosen : 'username'}
      onMethodChange={bySms ? setMethod : undefined}
      tabsMayCome={bySmsMayCome}
      form={{ ...form, registerHref: linkTo('register', { back }), forgetHref }}
      codeForm={{ ...codeForm, forgetHref }}
      extra={<PasskeySignIn />}
    />
  )
}
