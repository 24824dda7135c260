/** Runs in a page: every write to browser storage fails. Returns a function that undoes it. */
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
