import type { PlopTypes } from '@turbo/gen'
import { call } from './call.ts'
import { component } from './component.ts'
import { merchant } from './merchant.ts'
import { screen } from './screen.ts'

/** `npm run gen -- <call | component | screen | merchant>`; answers may follow: `npm run gen -- call --args games getJackpot GET /wps/games/jackpot 7.3 'The jackpot of a category, in cents.'`. */
export default function generators(plop: PlopTypes.NodePlopAPI): void {
  plop.setHelper('eq', (left: unknown, right: unknown) => left === right)
  // Quotes a text as a string literal; joins several. Handlebars adds the last argument.
  plop.setHelper('json', (...texts: unknown[]) => JSON.stringify(texts.slice(0, -1).join('')))
  plop.setGenerator('call', call)
  plop.setGenerator('component', component)
  plop.setGenerator('screen', screen)
  plop.setGenerator('merchant', merchant)
}
