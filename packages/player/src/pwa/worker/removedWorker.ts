import type { WorkerScope } from './WorkerScope.ts'

declare const self: WorkerScope

/** The kill switch: a build with `SERVICE_WORKER=off` replaces the worker with this one, which clears all caches and unregisters. */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
