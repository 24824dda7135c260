export { prerender } from '../app/start/prerender.tsx'
export type { DrawnPage } from '../app/start/prerender.tsx'
export { contentPages, renderContent } from '../app/start/renderContent.ts'
export type { PageContent } from '../app/start/renderContent.ts'
