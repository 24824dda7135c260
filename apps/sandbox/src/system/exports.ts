export { imageCDNsAt } from './imageCDNs.ts'
export { profileApp } from './profileApp.ts'
export { systemRoutes } from './routes.ts'
export { settingsOf } from './settingsOf.ts'
