import type { ComponentType, PropsWithChildren, ReactNode } from 'react'
import { render as renderBare } from 'vitest-browser-react'
import { en } from '../labels/en.ts'
import { UiLabelsProvider } from '../labels/UiLabelsProvider.tsx'

const English: ComponentType<PropsWithChildren> = ({ children }) => <UiLabelsProvider labels={en}>{children}</UiLabelsProvider>

/** Renders with the kit's English labels, which the tests of components use. */
export const render = (node: ReactNode) => renderBare(node, { wrapper: English })
