/** The phone of the measurements. No service worker: it would answer for the pages of comparison. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'pt-BR',
  serviceWorkers: 'block',
} as const
