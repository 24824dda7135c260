export { mountPlayerApp } from '../app/mountPlayerApp.tsx'
