export { appRenderer } from '../app/start/appRenderer.ts'
