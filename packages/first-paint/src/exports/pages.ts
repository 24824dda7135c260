export type { AppRenderer } from '../render/AppRenderer.ts'
export { renderContent, renderPages } from '../render/renderPages.ts'
