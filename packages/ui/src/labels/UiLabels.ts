/** Every text that components render themselves. Amounts and dates follow `locale` (BCP 47). */
export type UiLabels = {
  locale: string
  close: string
  back: string
  retry: string
  loading: string
  /** What a player is waiting for takes unusually long. */
  stillWaiting: string
  noData: string
  showPassword: string
  hidePassword: string
  captchaImage: string
  refreshCaptcha: string
  search: string
  clearSearch: string
  addFavorite: (name: string) => string
  removeFavorite: (name: string) => string
  maintenance: string
  balanceHidden: string
  requestId: string
  pause: string
  play: string
  /** What a row of slides is called. */
  carousel: string
  slide: (index: number, total: number) => string
  previous: string
  next: string
  offline: string
  noticeBoard: string
  timeLeft: string
  lastSeconds: string
  timeIsUp: string
  diallingCode: string
  hot: string
  listEnd: string
  unread: string
  pageOf: (page: number, total: number) => string
  draw: (number: string) => string
  lastResult: (numbers: string) => string
  sendCode: string
  sendingCode: string
  resendCode: string
  /** `time` is mm:ss. */
  resendIn: (time: string) => string
  amountBetween: (least: string, most: string) => string
  /** Why a typed or pasted text was not taken as an amount. */
  amountNegative: string
  amountUnclear: string
  amountTooLong: string
  amountFrom: (least: string) => string
  amountUpTo: (most: string) => string
  leavingTitle: string
  leavingText: (host: string) => string
  leave: string
  stay: string
  /** A sheet or dialog whose code failed to load. */
  notLoaded: string
}
