// The bookmark that brings the page of a shop to the form for a wish. It runs on that page, in the visitor's browser.

/**
 * Reads the page that is open, as it stands there, and opens the form with it. It is one expression, so that it fits
 * into an address; what it does not find is left out.
 */
const read = `(function(d,o){
function m(s,a){var e=d.querySelector(s);return e?(e.getAttribute(a||'content')||e.textContent||'').trim():''}
var t=m('meta[property="og:title"]')||d.title,
p=m('meta[property="product:price:amount"]')||m('meta[property="og:price:amount"]')||m('[itemprop="price"]'),
c=m('meta[property="product:price:currency"]')||m('meta[property="og:price:currency"]')||m('[itemprop="priceCurrency"]'),
x=String(getSelection?getSelection():''),
q={title:t.slice(0,200),url:location.href.slice(0,2000),price:p.slice(0,20),currency:c.slice(0,3).toUpperCase(),text:x.slice(0,500)},
s=Object.keys(q).filter(function(k){return q[k]}).map(function(k){return k+'='+encodeURIComponent(q[k])}).join('&');
open(o+'?'+s)})`

/** @param address in full, of the form; it is ours, and a part of no visitor's text */
export const bookmarkOf = (address: string): string =>
  `javascript:void${encodeURIComponent(`${read.replaceAll('\n', '')}(document,${JSON.stringify(address)})`)}`
