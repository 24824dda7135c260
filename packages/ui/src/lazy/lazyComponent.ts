import { createElement, Suspense, use, type ComponentType, type ReactNode } from 'react'
import { lazyChunk, type LazyChunk } from './lazyChunk.ts'
import { nextTask } from './nextTask.ts'
import { useIsLive } from './useIsLive.ts'

export interface LazyOptions<Props> {
  load: () => Promise<ComponentType<Props>>
  /** Shown until its code has loaded. Default: the nearest `Suspense` decides. */
  fallback?: (props: Props) => ReactNode
  /**
   * `throw`, the default: the boundary around it handles a failure. `omit`: the page works without it, or shows the fallback; without a
   * fallback the component is missing from its prerendered page.
   */
  onError?: 'throw' | 'omit'
  /** Its code is fetched after this, when it is first rendered. Default: at once, or in a task of its own where the page works without it. */
  when?: () => Promise<unknown>
}

/** A component whose code loads later: when it is first rendered, or earlier by its own `load`. */
export function lazyComponent<Props extends object>({ load, fallback, onError, when }: LazyOptions<Props>) {
  const wait = when ?? (onError === 'omit' ? nextTask : undefined)
  const fetchCode = wait ? () => wait().then(load) : load
  const omit = (error: unknown): ComponentType<Props> => {
    console.warn('A part of the page did not load:', error)
    return fallback ?? Nothing
  }
  const chunk: LazyChunk<ComponentType<Props>> = lazyChunk(onError === 'omit' ? () => fetchCode().catch(omit) : fetchCode)
  const Loaded = (props: Props) => createElement(use(chunk.load()), props)
  const Placed = (props: Props) => createElement(Suspense, { fallback: fallback?.(props) }, createElement(Loaded, props))
  const Extra = (props: Props) => useIsLive() && createElement(Placed, props)
  return Object.assign(onError === 'omit' ? Extra : fallback ? Placed : Loaded, chunk)
}

const Nothing = () => null
