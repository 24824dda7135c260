export { prerender } from '../app/start/prerender.tsx'
export type { DrawnPage } from '../app/start/prerender.tsx'
