import { useEffect, useState, type ComponentType } from 'react'
import { useAtom } from 'jotai'
import { useNavigate } from 'react-router'
import { useCountOverlay } from '@platform/ui'
import { pathTo } from '../../paths.ts'
import { useTexts } from '../../i18n/LanguageProvider.tsx'
import { loginRequestAtom } from '../../session/loginRequest.ts'

const loadLayer = async () => (await import('../../auth/LoginLayer/LoginLayer.tsx')).LoginLayer

/** Brings the login layer when somebody first wants something that needs a session. Where its code does not arrive, the login page is the way. */
export function LoginLayerHost() {
  const [request, setRequest] = useAtom(loginRequestAtom)
  const [Layer, setLayer] = useState<ComponentType>()
  const navigate = useNavigate()
  const hasTexts = useTexts('public')
  useCountOverlay(request !== undefined)
  useEffect(() => {
    if (!request || Layer) return
    loadLayer().then(
      (loaded) => setLayer(() => loaded),
      () => {
        setRequest(undefined)
        void navigate(pathTo('login', { back: request.back }))
      },
    )
  }, [request, Layer, setRequest, navigate])
  return Layer && hasTexts && <Layer />
}
