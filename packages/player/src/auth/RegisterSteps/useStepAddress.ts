import { useSearchParams } from 'react-router'
import { routes } from '../../routes.ts'
import type { Step } from './stepsOf.ts'

/** The address of a step: what else the address of the page says, as an invitation, stays. */
export function useStepAddress() {
  const [query] = useSearchParams()
  return (step: Step | undefined): string => {
    const next = new URLSearchParams(query)
    if (step) next.set('step', step)
    else next.delete('step')
    const search = next.toString()
    return search ? `${routes.register.paths[0]}?${search}` : routes.register.paths[0]
  }
}
