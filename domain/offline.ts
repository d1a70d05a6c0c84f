// What the service worker, the pages that start it and the server have to agree on.

/** The address of the service worker; its scope is all of the host. */
export const workerPath = '/service-worker.js'

/** The request header under which a page is sent as a copy for the device: `1`. */
export const copyHeader = 'x-offline-copy'

/** How the names of its caches begin. */
export const cachePrefix = 'offline-'
