/** Products in the order of the merchant's categories; others last. */
export const byCategory = <Product extends { gameType: string }>(
  products: readonly Product[],
  categories: readonly string[],
): Product[] => {
  const placeOf = ({ gameType }: Product) => (categories.indexOf(gameType) + categories.length + 1) % (categories.length + 1)
  return products.toSorted((one, other) => placeOf(one) - placeOf(other))
}
