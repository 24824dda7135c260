import type { Page } from '@playwright/test'

/** Everything that this browser has stored for the site, as one text: storages, cookies, databases, and caches except the files of the build. */
export const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const isOfBuild = /^\/(assets|icons)\//.test(new URL(request.url).pathname)
        found.push(request.url, isOfBuild || (await (await cache.match(request))?.text()))
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error ?? new Error(name))
      })
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store).getAll()
        await new Promise((resolve) => (reading.onsuccess = resolve))
        found.push(reading.result)
      }
      database.close()
    }
    return JSON.stringify(found)
  })
