export { default as lottery } from './lottery.json'
export { default as page } from './page.json'
export { ptBR as labels } from '@platform/ui'
