export { balance, form, muted, page, stack, text, tight, ways } from '../blocks/money/OrderPage/OrderPage.css.ts'
