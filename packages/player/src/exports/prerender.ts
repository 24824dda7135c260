export { prerender } from '../app/prerender.tsx'
export type { DrawnPage } from '../app/prerender.tsx'
