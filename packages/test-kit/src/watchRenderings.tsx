import { Profiler, type ReactNode } from 'react'

/** For tests that a component does not render needlessly: `phases` lists React's renders of `watched`, starting with `mount`. */
export function watchRenderings(node: ReactNode): { phases: string[]; watched: ReactNode } {
  const phases: string[] = []
  const watched = (
    <Profiler id="watched" onRender={(_id, phase) => phases.push(phase)}>
      {node}
    </Profiler>
  )
  return { phases, watched }
}
