// What the service worker uses of its own world. TypeScript's library for workers would take the place of the one for
// pages, which all other files of the browser need.

export interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}

/** https://developer.mozilla.org/docs/Web/API/InstallEvent/addRoutes */
export interface Rule {
  condition: { urlPattern: { pathname: string }; requestMode?: 'navigate' }
  source: 'network' | 'fetch-event' | { cacheName: string }
}

export interface Installing extends Lasting {
  /** Only newer browsers have it. */
  addRoutes?(rules: readonly Rule[]): Promise<void>
}

export interface Asking extends Lasting {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

export interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>
    matchAll(): Promise<readonly { url: string; navigate(url: string): Promise<unknown> }[]>
  }
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(type: 'install', listener: (event: Installing) => void): void
  addEventListener(type: 'activate' | 'message', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Asking) => void): void
}
