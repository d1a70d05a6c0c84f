// Values that a link or a cookie may bring: made from their parts, so that each way is tried with each other.

const marks = [
  '//',
  '///',
  '/\\',
  '\\\\',
  '/%2f',
  '/%5c',
  '/./',
  '/x/..//',
  'https:',
  'https:/',
  'https:////',
  'HTTP://',
  ' //',
  '/%09/',
  '/%2e/',
  '\\/',
  'ftp://',
]
const places = [
  'evil.test',
  '.@evil.test',
  'localhost:3000@evil.test',
  'evil.test:80/a?b#c',
  'xn--evil-test',
  '[::1]',
  '%65vil.test',
]
const schemes = [
  'javascript:alert(1)//evil',
  'data:text/html,evil',
  'vbscript:evil',
  'blob:http://evil.test/x',
  'file:///evil',
]
const breaks = ['\r\n', '%0d%0a', '%250D%250A', '\u0000', '%00', '\t', '\u2028', '\u202e', '\ud800', '%ff', '%']
const markup = [
  '"><script>evil()</script>',
  "' onfocus=evil() x='",
  '</title><svg onload=evil()>',
  '{{evil}}',
  '\u0024{evil}',
  '`evil`',
]
const keys = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf']

/** More than 200 of them; each leads elsewhere, breaks a line, or is no value of ours. */
export const hostileValues: readonly string[] = [
  ...marks.flatMap(mark => places.map(place => mark + place)),
  ...schemes,
  ...breaks.flatMap(end => [`/a/x${end}Set-Cookie: evil=1`, `${end}//evil.test`, `/a/x?target=${end}//evil.test`]),
  ...markup.flatMap(text => [text, `/a/x?y=${text}`, `/a/${text}`, `pregnant${text}`]),
  ...keys.flatMap(key => [key, `/${key}`, `a.${key}`]),
  ...['pregnant,evil', 'PREGNANT evil', '-1', '1e999', 'NaN', 'null', 'true evil', '[]', '{}', 'evil'.repeat(2500)],
]
