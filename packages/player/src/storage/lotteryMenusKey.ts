/** Storage key of the lobby's last answers; the first page only checks whether there are any. */
export const lotteryMenusKey = 'lotteryMenus'
