export { playApp } from './playApp.ts'
export { openSession } from './playSession.ts'
export { MAX_STAKE } from './stake.ts'
