/** Runs in the page: it is always this moment, and timers go on. Playwright's own clock also replaces every timer of the page. */
export function standStill(moment: number): void {
  const RealDate = Date
  const now = () => moment
  globalThis.Date = new Proxy(RealDate, {
    construct: (real, given, made) => Reflect.construct(real, given.length > 0 ? given : [moment], made) as Date,
    apply: () => new RealDate(moment).toString(),
    get: (real, name) => (name === 'now' ? now : (Reflect.get(real, name) as unknown)),
  })
  RealDate.prototype.constructor = globalThis.Date
}
