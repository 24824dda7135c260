/** Every text that a component says by itself. Amounts and dates follow `locale` (BCP 47). */
export type UiLabels = {
  locale: string
  close: string
  back: string
  retry: string
  loading: string
  noData: string
  showPassword: string
  hidePassword: string
  captchaImage: string
  refreshCaptcha: string
  search: string
  clearSearch: string
  addFavourite: (name: string) => string
  removeFavourite: (name: string) => string
  maintenance: string
  balanceHidden: string
  requestId: string
  pause: string
  play: string
  slide: (index: number, total: number) => string
  previous: string
  next: string
  offline: string
  noticeBoard: string
}
