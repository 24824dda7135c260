import { createContext, use, type ReactNode } from 'react'
import type { UiLabels } from './UiLabels.ts'

const Labels = /* @__PURE__ */ createContext<UiLabels | undefined>(undefined)

/**
 * Provides the texts of the components: `<UiLabelsProvider labels={ptBR}>`. An app has one around everything; there is no default, because
 * every app would ship it.
 */
export function UiLabelsProvider({ labels, children }: { labels: UiLabels; children: ReactNode }) {
  return <Labels value={labels}>{children}</Labels>
}

/** The texts of the components in the player's language. Throws without a `UiLabelsProvider` around the component. */
export function useUiLabels(): UiLabels {
  const labels = use(Labels)
  if (!labels) throw new Error('Components need texts: put <UiLabelsProvider labels={ptBR}> or {en} around the app')
  return labels
}
