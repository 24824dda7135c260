import { Hono } from 'hono'
import { plainLook } from '../play/exports.ts'
import type { Demo } from './Demo.ts'

/** A gateway whose operator fills the database: no content, no pictures. */
export const noDemo: Demo = { seed: () => Promise.resolve(), pictures: () => Promise.resolve(new Hono()), lookOf: plainLook }
