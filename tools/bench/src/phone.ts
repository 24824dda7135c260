/** The phone that benchmarks emulate. Without a service worker, which would also answer for the pages compared with. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'pt-BR',
  serviceWorkers: 'block',
} as const
