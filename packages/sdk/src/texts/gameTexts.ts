/** Codes of launching. */
export const gameTexts = {
  'game.maintenance': 'gameMaintenance',
  'game.unknown': 'gameUnknown',
  'request.url': 'emptyUrl',
} as const
