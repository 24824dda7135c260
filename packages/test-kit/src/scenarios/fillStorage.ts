/** Runs in a page: the browser stores nothing more. Returns a function that ends it. */
export function fillStorage(): () => void {
  const { setItem } = Storage.prototype
  const { open } = IDBFactory.prototype
  const full = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  Storage.prototype.setItem = full
  IDBFactory.prototype.open = full
  return () => {
    Storage.prototype.setItem = setItem
    IDBFactory.prototype.open = open
  }
}
