import { createContext, use, type ReactNode } from 'react'
import type { UiLabels } from './UiLabels.ts'

const Labels = /* @__PURE__ */ createContext<UiLabels | undefined>(undefined)

/** Gives the components their own texts: `<UiLabelsProvider labels={ptBR}>`. An app has one around all; there is no default, which every app would ship. */
export function UiLabelsProvider({ labels, children }: { labels: UiLabels; children: ReactNode }) {
  return <Labels value={labels}>{children}</Labels>
}

/** The texts of the components in the player's language. Throws where no `UiLabelsProvider` is around the component. */
export function useUiLabels(): UiLabels {
  const labels = use(Labels)
  if (!labels) throw new Error('Components need texts: put <UiLabelsProvider labels={ptBR}> or {en} around the app')
  return labels
}
