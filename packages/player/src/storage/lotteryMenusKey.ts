/** Where the lobby's last answers are kept; the first page asks only whether there are any. */
export const lotteryMenusKey = 'lotteryMenus'
