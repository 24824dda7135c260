import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { pathTo } from '../paths.ts'
import { ScreenFailure } from './ScreenFailure.tsx'

/** Even the layout failed: what is left is to start again. */
export function FatalError() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return <ScreenFailure error={error} retry={() => location.assign(pathTo('home'))} />
}
