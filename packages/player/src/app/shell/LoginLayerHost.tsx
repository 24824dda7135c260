import { useEffect } from 'react'
import { useAtom } from 'jotai'
import { useLocation, useNavigate } from 'react-router'
import { lazySheet, useCountOverlay } from '@platform/ui'
import { pathTo, routeOf } from '../../paths.ts'
import { useTexts } from '../../i18n/LanguageProvider.tsx'
import { loginRequestAtom } from '../../session/loginRequest.ts'

const LoginLayer = /* @__PURE__ */ lazySheet(async () => (await import('../../auth/LoginLayer/LoginLayer.tsx')).LoginLayer)

/** Loads the login layer on the first action that needs a session. If its code cannot be loaded, the login page opens instead. */
export function LoginLayerHost() {
  const [request, setRequest] = useAtom(loginRequestAtom)
  const navigate = useNavigate()
  const hasTexts = useTexts('public')
  // A redirect to the login page, whose code was still loading when the layer was requested: that page has the form, and knows the way back.
  const isLoginPage = routeOf(useLocation().pathname) === 'login'
  useEffect(() => {
    if (isLoginPage) setRequest(undefined)
  }, [isLoginPage, request, setRequest])
  const open = request !== undefined && !isLoginPage
  useCountOverlay(open)
  const close = () => setRequest(undefined)
  const goToPage = () => {
    close()
    void navigate(pathTo('login', { back: request?.back }))
  }
  return <LoginLayer open={open} hasTexts={hasTexts} onOpenChange={close} onMissing={goToPage} />
}
