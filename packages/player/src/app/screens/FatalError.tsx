import { useEffect } from 'react'
import { pathTo } from '../../paths.ts'
import { ScreenFailure } from './ScreenFailure.tsx'

/** Shown when even the layout failed: the only way on is a restart. */
export function FatalError({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error])
  return <ScreenFailure error={error} retry={() => location.assign(pathTo('home'))} />
}
