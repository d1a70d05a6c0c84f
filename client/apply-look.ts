// The look that this device has chosen, on every page and on one that comes back out of the browser's memory. A script
// of its own that the parser waits for: no module blocks the first paint in Firefox, and a dark page would flash light.
;(function applyLook() {
  try {
    document.documentElement.dataset.look = localStorage.look ?? '' // the key of state/look-key.ts
  } catch {
    // The browser refuses storage: the device decides.
  }
  addEventListener('pageshow', applyLook) // once, however often it is said
})()
