// React in the browser's scripts: a module among modules, and not one function of CommonJS that is read twice.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import t from 'tap'
// @ts-expect-error a module of the build, which is plain JavaScript
import { asModule } from '../../assets/plain-react.mjs'

const common = `/* MIT */
"use strict";
var Scheduler = require("scheduler"),
  React = require("react");
function make(root) {
  return React.use(root);
}
exports.hydrateRoot = function (root) {
  return Scheduler.run(make(root));
};
exports.version = "1";
`

t.test('a file of CommonJS becomes a module', async t => {
  t.equal(
    asModule(common),
    `/* MIT */
import Scheduler from 'scheduler'
import React from 'react'
function make(root) {
  return React.use(root);
}
export const hydrateRoot = function (root) {
  return Scheduler.run(make(root));
};
export const version = "1";
`,
  )
})

t.test('a React that is written otherwise stops the build', async t => {
  t.throws(() => asModule('import React from "react"'), /begins in another way/)
  t.throws(() => asModule(`${common}var late = require("late");`), /does not know/)
  t.throws(() => asModule(`${common}module.exports = make;`), /does not know/)
})

t.test('in the scripts of a built site none of it is wrapped', async t => {
  const dist = join(import.meta.dirname, '../../dist')
  const { assets } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'))
  const read = (file: string) => readFileSync(join(dist, 'assets/js', file), 'utf8')
  const first = read(basename(assets['js/hydrate.js'].file))
  const imported = [...first.matchAll(/from"\.\/([\w-]+\.js)"/g)].map(([, file = '']) => read(file))
  const script = [first, ...imported].find(text => text.includes('onRecoverableError')) ?? ''
  t.ok(script, 'React is in what wakes islands, or beside it')
  t.notOk(/\.(hydrate|create)Root=/.test(script), 'and gives nothing away as CommonJS does')
})
