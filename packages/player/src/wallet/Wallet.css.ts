export { amount, form, muted, page, stack, text, tight, ways } from '../blocks/OrderPage/OrderPage.css.ts'
