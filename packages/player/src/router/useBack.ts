import { useNavigate } from 'react-router'
import { pathTo } from '../paths.ts'

/** Number of steps back within the site; the router counts them in the history's state. */
export const stepsBack = () => (history.state as { idx?: number } | null)?.idx ?? 0

/** One step back, or home if there is no previous page (2.2). */
export function useBack(): () => void {
  const navigate = useNavigate()
  return () => void (stepsBack() === 0 ? navigate(pathTo('home')) : navigate(-1))
}
