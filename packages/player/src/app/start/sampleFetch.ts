import { getConsolidatedSettings, getCustomerService, getWhitelabel } from '@platform/sdk/account'
import { getAnnouncements } from '@platform/sdk/announcements'
import { getGameList, getHotGames, getPopularGames, getVassalages, getVassalGameTypes } from '@platform/sdk/games'
import { getHelpCenter } from '@platform/sdk/help'
import { getLotteryMenu } from '@platform/sdk/lottery'
import { getPromotionCategories, getPromotions } from '@platform/sdk/promotions'

/** The second of a list may look different from the first. */
const twice = <Item>(item: Item): Item[] => [item, item]

const game = { nodeId: '1', gameName: 'A', vassalage: 'A', iconUrl: '/cdn/a.svg', gameType: 'RNG', gameId: '1', supportPlay: true }
const rooms = ['free', 'vip', 'ppv'].map((roomType) => ({ ...game, nodeId: roomType, roomType }))
const games = [game, ...rooms, { ...game, nodeId: '2', supportPlay: false }]
const match = {
  homeTeam: 'A',
  awayTeam: 'B',
  homeTeamImageUrl: '/cdn/a.svg',
  league: 'A',
  matchTime: 0,
  vendor: 'A',
  roomId: '1',
  nodeId: '1',
}
const announcements = {
  banners: twice({ url: '/cdn/a.svg', title: 'A', link: '/m/help' }),
  player: twice({ id: '1', title: 'A', content: '' }),
  popup: [],
  hot: twice(match),
}
const promotion = {
  id: '1',
  title: 'A',
  content: '',
  startDate: 0,
  noExpiry: 1,
  status: 'process',
  progress: '1.00',
  target: '2.00',
  promoAnnouncementCategoryIds: ['1'],
  announcementImages: [{ url: '/cdn/a.svg', sequence: 1 }],
}

/** In each category that may be the first of a merchant. */
const vendors = ['RNG', 'SPORTS', 'LIVE', 'FISH', 'PVP', 'LOTT', 'INHOUSE'].flatMap((gameType) =>
  twice({ ...game, gameType, displayName: 'A', mobileSmallIcon: '/cdn/a.svg', gameClassify: ['A'] }),
)
const lottery = {
  gameId: '1',
  gameCode: 'A',
  remark: 'A',
  mobileIconUrl: '/cdn/a.svg',
  numero: '1',
  isSale: true,
  remainTime: 60_000,
  tag: ['HOT'],
  // More digits than a card shows.
  previousWinningNumber: '531494~17031~03236~48219',
  entPlaySwitch: true,
  tradPlaySwitch: true,
}
const noDraw = { gameId: '2', mobileIconUrl: '', numero: '', isSale: false, previousWinningNumber: '', tag: [] }
const whitelabel = { flags: {}, promotions: {} }

const success = (value: unknown) => ({ success: true, value })

/** Answers of the calls that pages with content make, as a gateway sends them: an item of each kind that such a page may show. */
const answers: Record<string, unknown> = {
  [getConsolidatedSettings.path]: success({ whitelabel }),
  [getWhitelabel.path]: success(whitelabel),
  [getAnnouncements.path]: success(announcements),
  [getVassalGameTypes.path]: success({ content: vendors }),
  [getVassalages.path]: success({ mapping: {}, sorting: [] }),
  [getCustomerService.path]: success([]),
  [getHotGames.path]: success({ list: games }),
  [getPopularGames.path]: [{ gameType: 'RNG', displayName: 'A', games }],
  [getGameList.path]: { games, pageNum: 1, totalPages: 2, totalElements: 6 },
  [getHelpCenter.path]: success(twice({ title: 'A', content: '' })),
  [getLotteryMenu.path]: { HOT: { tag: 'HOT', labelName: 'A', gameMenus: [lottery, { ...lottery, ...noDraw }] } },
  [getPromotions.path]: success({ content: twice(promotion) }),
  [getPromotionCategories.path]: success(twice({ id: '1', title: 'A', iconImageUrl: '/cdn/a.svg' })),
}

/** A `fetch` with these answers, and empty ones for other calls. */
export const sampleFetch = (path: string): Promise<Response> => {
  const { pathname } = new URL(path, 'http://localhost')
  return Promise.resolve(Response.json(answers[pathname] ?? success({})))
}
