/** The gateway's days are Brazil's: the site shows every date and time in this zone, wherever the device is. */
export const PLATFORM_ZONE = 'America/Sao_Paulo'

/** How the zone is labelled beside a time. */
const ZONE_LABEL = 'Brasília'

/** A time with the label of its zone: `22/11/2026, 14:30 (Brasília)`. */
export const inZone = (time: string, label = ZONE_LABEL): string => `${time} (${label})`
