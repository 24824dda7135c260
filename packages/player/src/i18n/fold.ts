/** Lower case without accents: `Grátis` → `gratis`. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
