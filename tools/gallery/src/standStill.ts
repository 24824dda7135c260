/** Runs in the page: fixes the clock at a moment while timers still run. Playwright's own clock would also replace all timers. */
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
