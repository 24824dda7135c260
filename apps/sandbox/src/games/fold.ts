/** Lower case without accents: `Grátis` → `gratis`. Applied to stored names and to search terms. */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
