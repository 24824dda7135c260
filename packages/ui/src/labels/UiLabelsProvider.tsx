import { createContext, use, type ReactNode } from 'react'
import { en } from './en.ts'
import type { UiLabels } from './UiLabels.ts'

const Labels = /* @__PURE__ */ createContext<UiLabels>(en)

/** Gives the components their own texts: `<UiLabelsProvider labels={ptBR}>`. English without it. */
export function UiLabelsProvider({ labels, children }: { labels: UiLabels; children: ReactNode }) {
  return <Labels value={labels}>{children}</Labels>
}

/** The texts of the components in the player's language. */
export const useUiLabels = () => use(Labels)
