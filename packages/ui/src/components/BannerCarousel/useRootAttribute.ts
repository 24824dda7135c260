import { useEffect } from 'react'

/** Says something to the styles of the complete page. An attribute of the root restyles only what names it; `:root:has(…)` would restyle all at each change. */
export function useRootAttribute(name: `data-${string}`, on: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute(name, on)
    return () => document.documentElement.removeAttribute(name)
  }, [name, on])
}
