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
export { hasReplay } from './hasReplay.ts'
export { iconIn } from './iconIn.ts'
