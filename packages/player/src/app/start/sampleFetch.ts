import { getConsolidatedSettings, getCustomerService, getWhitelabel } from '@platform/sdk/account'
import { getAnnouncements } from '@platform/sdk/announcements'
import { getGameList, getHotGames, getPopularGames, getVassalages, getVassalGameTypes } from '@platform/sdk/games'
import { getHelpCenter } from '@platform/sdk/help'
import { getLotteryMenu } from '@platform/sdk/lottery'
import { getPromotionCategories, getPromotions } from '@platform/sdk/promotions'

/** The second of a list may look different from the first. */
const twice = <Item>(item: Item): Item[] => [item, item]
const success = (value: unknown) => ({ success: true, value })
const picture = '/cdn/a.svg'

const text = { id: '1', title: 'A', content: '' }
const game = { nodeId: '1', gameName: 'A', vassalage: 'A', iconUrl: picture, gameType: 'RNG', gameId: '1', supportPlay: true }
const rooms = ['free', 'vip', 'ppv'].map((roomType) => ({ ...game, nodeId: roomType, roomType }))
const games = [game, ...rooms, { ...game, nodeId: '2', supportPlay: false }]
const teams = { homeTeam: 'A', awayTeam: 'B', homeTeamImageUrl: picture }
const match = { ...teams, league: 'A', matchTime: 0, vendor: 'A', roomId: '1', nodeId: '1' }
const banner = { url: picture, title: 'A', link: '/m/help' }
const running = { startDate: 0, noExpiry: 1, status: 'process', progress: '1.00', target: '2.00' }
const promotion = { ...text, ...running, promoAnnouncementCategoryIds: ['1'], announcementImages: [{ url: picture, sequence: 1 }] }

/** In each category that may be the first of a merchant. */
const vendors = ['RNG', 'SPORTS', 'LIVE', 'FISH', 'PVP', 'LOTT', 'INHOUSE'].flatMap((gameType) =>
  twice({ ...game, gameType, displayName: 'A', mobileSmallIcon: picture, gameClassify: ['A'] }),
)
// More digits than a card shows.
const draw = { numero: '1', isSale: true, remainTime: 60_000, previousWinningNumber: '531494~17031~03236~48219' }
const playable = { entPlaySwitch: true, tradPlaySwitch: true }
const lottery = { gameId: '1', gameCode: 'A', remark: 'A', mobileIconUrl: picture, tag: ['HOT'], ...draw, ...playable }
const noDraw = { gameId: '2', mobileIconUrl: '', numero: '', isSale: false, previousWinningNumber: '', tag: [] }
const whitelabel = { flags: {}, promotions: {} }

/** Answers of the calls that pages with content make, as a gateway sends them: an item of each kind that such a page may show. */
const answers: Record<string, unknown> = {
  [getConsolidatedSettings.path]: success({ whitelabel }),
  [getWhitelabel.path]: success(whitelabel),
  [getAnnouncements.path]: success({ banners: twice(banner), player: twice(text), popup: [], hot: twice(match) }),
  [getVassalGameTypes.path]: success({ content: vendors }),
  [getVassalages.path]: success({ mapping: {}, sorting: [] }),
  [getCustomerService.path]: success([]),
  [getHotGames.path]: success({ list: games }),
  [getPopularGames.path]: [{ gameType: 'RNG', displayName: 'A', games }],
  [getGameList.path]: { games, pageNum: 1, totalPages: 2, totalElements: 6 },
  [getHelpCenter.path]: success(twice({ title: 'A', content: '' })),
  [getLotteryMenu.path]: { HOT: { tag: 'HOT', labelName: 'A', gameMenus: [lottery, { ...lottery, ...noDraw }] } },
  [getPromotions.path]: success({ content: twice(promotion) }),
  [getPromotionCategories.path]: success(twice({ id: '1', title: 'A', iconImageUrl: picture })),
}

/** A `fetch` with these answers, and empty ones for other calls. */
export const sampleFetch = (path: string): Promise<Response> => {
  const { pathname } = new URL(path, 'http://localhost')
  return Promise.resolve(Response.json(answers[pathname] ?? success({})))
}
