export { readFirstView, showApp, takeFirstView } from '../browser/firstView.ts'
export { mountApp } from '../browser/mountApp.ts'
export { takePageData } from '../browser/pageData.ts'
