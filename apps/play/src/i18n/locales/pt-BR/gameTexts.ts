export { default as game } from './game.json'
export { default as page } from './page.json'
export { ptBR as labels } from '@platform/ui'
