/** Ends the task, so that a tap or a paint is not held up by what follows. */
export const nextTask = (): Promise<void> => new Promise((next) => setTimeout(next))
