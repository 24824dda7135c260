export { amount, heading, muted, page, stack, text, tight, ways } from '../blocks/OrderPage/OrderPage.css.ts'
