/** Lower case without accents: `Grátis` → `gratis`. Applied to names when they are stored and to what is searched for. */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
