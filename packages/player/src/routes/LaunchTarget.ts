/** What `/m/launchGame` needs: a vendor's game, or a page of the traditional lottery. */
export type LaunchTarget = { nodeId: string; vassalage: string; gameType: string; gameId?: string; gameName?: string } | LotteryLaunch

/** Opens a lottery's betting page, or without a code its lobby. */
export interface LotteryLaunch {
  playType: 'trad' | 'ent'
  prize_mode: string
  code?: string
  pageBack?: 'home'
}
