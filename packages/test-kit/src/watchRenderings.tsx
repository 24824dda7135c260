import { Profiler, type ReactNode } from 'react'

/** For tests that something is not rendered in vain: `phases` lists React's renderings of `watched`, the first of them `mount`. */
export function watchRenderings(node: ReactNode): { phases: string[]; watched: ReactNode } {
  const phases: string[] = []
  const watched = (
    <Profiler id="watched" onRender={(_id, phase) => phases.push(phase)}>
      {node}
    </Profiler>
  )
  return { phases, watched }
}
