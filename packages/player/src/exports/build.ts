export { siteParts } from '../app/screens/siteParts.ts'
