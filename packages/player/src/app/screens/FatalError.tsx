import { useEffect } from 'react'
import { pathTo } from '../../paths.ts'
import { ScreenFailure } from './ScreenFailure.tsx'

/** Even the layout failed: what is left is to start again. */
export function FatalError({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error])
  return <ScreenFailure error={error} retry={() => location.assign(pathTo('home'))} />
}
