import { useNavigate, useSearchParams } from 'react-router'
import { pathTo } from '../../paths.ts'
import { returnPath } from '../../links/returnPath.ts'
import { LoginPane } from './LoginPane.tsx'

/** `/m/login` (2.9). After sign-in its guard redirects to the page that the player came from. */
export function LoginScreen() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const back = returnPath(query.get('back'))
  return <LoginPane back={back} onBack={() => void navigate(pathTo('home'))} />
}
