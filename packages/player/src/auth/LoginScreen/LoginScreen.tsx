import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { CaptchaRequiredError } from '@platform/sdk'
import { captchaQuery } from '@platform/sdk/query/account'
import { useClient } from '@platform/sdk/react'
import { LanguageButton } from '../../i18n/LanguageButton.tsx'
import { requestIdOf, useErrorText } from '../../i18n/useErrorText.ts'
import { useIsRegistered, useMerchant } from '../../merchant/MerchantProvider.tsx'
import { pathTo } from '../../paths.ts'
import { returnPath } from '../../session/returnPath.ts'
import { useSession } from '../../session/useSession.ts'
import { recallLogin } from '../../storage/rememberedLogin.ts'
import { loginLinks } from './loginLinks.tsx'
import { LoginView } from './LoginView.tsx'
import { useLogin } from './useLogin.ts'

/** `/m/login`, the user-name method (2.9). On success it leads back to where the player came from. */
export function LoginScreen() {
  const client = useClient()
  const navigate = useNavigate()
  const { logo } = useMerchant()
  const exists = useIsRegistered()
  const textOf = useErrorText()
  const [query] = useSearchParams()
  const back = returnPath(query.get('back'))
  const [remembered] = useState(recallLogin)
  const [wantsCaptcha, setWantsCaptcha] = useState(false)
  const captcha = useQuery({ ...captchaQuery(client), enabled: wantsCaptcha })
  const { submit, error, pending } = useLogin(wantsCaptcha ? captcha.data : undefined)
  if (!wantsCaptcha && error instanceof CaptchaRequiredError) setWantsCaptcha(true)
  const refresh = () => void captcha.refetch()
  const session = useSession()
  if (session && !pending) return <Navigate to={back} replace />

  return (
    <LoginView
      logo={logo}
      languageButton={<LanguageButton />}
      onBack={() => void navigate(pathTo('home'))}
      links={loginLinks(exists)}
      secureHref={isSecureContext ? undefined : location.href.replace(/^http:/, 'https:')}
      form={{
        savedUsername: remembered?.username,
        captcha: wantsCaptcha ? { image: captcha.isFetching ? undefined : imageOf(captcha.data?.image), onRefresh: refresh } : undefined,
        error: error ? { text: textOf(error), requestId: requestIdOf(error) } : undefined,
        pending,
        onSubmit: async (values) => {
          const done = await submit(values)
          // A captcha serves one attempt.
          if (!done && wantsCaptcha) refresh()
        },
      }}
    />
  )
}

const imageOf = (base64: string | undefined) => base64 && (base64.startsWith('data:') ? base64 : `data:image/png;base64,${base64}`)
