export {
  catalogueOf,
  gameNamed,
  gameOf,
  gameUnknown,
  isLottery,
  isOpen,
  offeredProducts,
  roomOf,
  type Catalogue,
  type CatalogueGame,
} from './catalogue.ts'
export { iconIn } from './iconIn.ts'
