import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { pathTo } from '../../paths.ts'
import { returnPath } from '../../session/returnPath.ts'
import { useSession } from '../../session/useSession.ts'
import { LoginPane } from './LoginPane.tsx'

/** `/m/login` (2.9). On success it leads back to where the player came from. */
export function LoginScreen() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const back = returnPath(query.get('back'))
  if (useSession()) return <Navigate to={back} replace />
  return <LoginPane back={back} onBack={() => void navigate(pathTo('home'))} />
}
