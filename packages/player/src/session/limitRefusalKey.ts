/** Query key of the last error `limit.*`, until the player has read it. */
export const limitRefusalKey = ['limitRefusal'] as const
