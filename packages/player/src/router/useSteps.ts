import { useLocation, useNavigate } from 'react-router'

/** Moves between the steps of one screen, which are in its address: the browser's Back returns to the previous one. */
export function useSteps() {
  const navigate = useNavigate()
  const { state } = useLocation() as { state: { stepped?: boolean } | null }
  return {
    goOn: (path: string) => void navigate(path, { state: { stepped: true } }),
    /** To the previous step: by the browser's Back if the step was made here. */
    back: (path: string) => void (state?.stepped ? navigate(-1) : navigate(path, { replace: true })),
  }
}
