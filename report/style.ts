/** The report's style sheet: the site's colours by day and by night, and ink on white on paper. */
export const style = `
:root { color-scheme: light dark; --paper: light-dark(#fbf6ec, #151b23); --ink: light-dark(#1f2b38, #ebe3d5);
  --soft: light-dark(#55606b, #b4b3ab); --line: light-dark(#e2d6c0, #364250); --bar: light-dark(#3a5f82, #9fc1e1);
  --part: light-dark(#a63a2a, #ea9a86); }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif }
h1, h2, h3 { font-family: "Iowan Old Style", Georgia, serif; line-height: 1.2; text-wrap: balance }
h2 { margin-top: 3rem; padding-top: 1rem; border-top: 3px double var(--line) }
h3 { margin-top: 2rem }
p { max-width: 66ch }
.note { color: var(--soft); font-size: .9375rem }
.wide { overflow-x: auto }
.wide svg { min-width: 40rem }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
caption { text-align: start; color: var(--soft); padding-block: .5rem }
th, td { text-align: end; padding: .35rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top }
th:first-child, td:first-child { text-align: start }
thead th { border-bottom-width: 2px }
svg { display: block; width: 100%; height: auto; margin-block: 1rem; font: 13px system-ui, sans-serif }
svg text { fill: var(--ink) }
.bar { fill: var(--bar) } .part { fill: var(--part) }
.rule { stroke: var(--soft) } .faint { stroke-dasharray: 2 4 } .interval { stroke: var(--bar); stroke-width: 4 }
.limit { stroke: var(--part); stroke-width: 2; stroke-dasharray: 5 4 }
summary { cursor: pointer; padding-block: .6rem }
@media print { :root { color-scheme: light; --paper: #fff } body { max-width: none; padding: 0 }
  h2 { break-after: avoid } table, svg { break-inside: avoid } details::details-content { content-visibility: visible } .wide svg { min-width: 0 } }
`
