import { useAtom } from 'jotai'
import { useNavigate } from 'react-router'
import { lazySheet, useCountOverlay } from '@platform/ui'
import { pathTo } from '../../paths.ts'
import { useTexts } from '../../i18n/LanguageProvider.tsx'
import { loginRequestAtom } from '../../session/loginRequest.ts'

const LoginLayer = /* @__PURE__ */ lazySheet(async () => (await import('../../auth/LoginLayer/LoginLayer.tsx')).LoginLayer)

/** Loads the login layer on the first action that needs a session. If its code cannot be loaded, the login page opens instead. */
export function LoginLayerHost() {
  const [request, setRequest] = useAtom(loginRequestAtom)
  const navigate = useNavigate()
  const hasTexts = useTexts('public')
  const open = request !== undefined
  useCountOverlay(open)
  const close = () => setRequest(undefined)
  const goToPage = () => {
    close()
    void navigate(pathTo('login', { back: request?.back }))
  }
  return <LoginLayer open={open} hasTexts={hasTexts} onOpenChange={close} onMissing={goToPage} />
}
