import { style } from '@vanilla-extract/css'

const size = 'min(88cqw, 94cqh, 380px)'

export const stand = style({ position: 'relative', width: size, height: size, filter: 'drop-shadow(0 18px 34px rgb(0 0 0 / .55))' })
export const wheel = style({ width: '100%', height: '100%', transition: 'transform 3.5s cubic-bezier(.12,.72,.1,1)' })
export const hub = style({ position: 'absolute', inset: '41%', width: '18%', height: '18%' })
export const pointer = style({ position: 'absolute', top: -10, left: 'calc(50% - 18px)', width: 36, height: 40 })
