import { nextTask } from '@platform/ui'

/** The first date that a browser writes takes 25 ms, 100 on a slow phone: not in the task that renders what shows it. */
export const warmDates = (): Promise<unknown> => nextTask().then(() => Intl.DateTimeFormat.supportedLocalesOf('en'))
