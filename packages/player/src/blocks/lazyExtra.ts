import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

const Nothing = () => null

/** Something that a page may lack: fetched after it, and left out where its code does not arrive. */
export const lazyExtra = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({
    default: await load().catch((error: unknown) => {
      console.warn('An extra did not load:', error)
      return Nothing
    }),
  }))
