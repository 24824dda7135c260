/** Days of the gateway are Brazil's: every date and time of the site is told in them, wherever the device is. */
export const PLATFORM_ZONE = 'America/Sao_Paulo'

/** How the zone is labelled beside a time. */
const ZONE_LABEL = 'Brasília'

/** A time with the label of its zone: `22/11/2026, 14:30 (Brasília)`. */
export const inZone = (time: string): string => `${time} (${ZONE_LABEL})`
