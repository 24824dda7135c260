/** Work of a child process: prepares (connects, starts a gateway), and returns what begins at the test's `go`. */
export type TestWorker<Orders, Outcome> = (orders: Orders) => Promise<() => Promise<Outcome>>

/** The export `worker` of a file for `startWorker`. */
export const defineWorker = <Orders, Outcome>(worker: TestWorker<Orders, Outcome>): TestWorker<Orders, Outcome> => worker
