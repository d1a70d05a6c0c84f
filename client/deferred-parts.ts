/** Moves fragments that came after the page, `<template data-fill="id">`, into the element with that id. */
export function fillDeferredParts() {
  for (const part of document.querySelectorAll<HTMLTemplateElement>('template[data-fill]')) {
    document.getElementById(part.dataset.fill ?? '')?.replaceWith(part.content)
    part.remove()
  }
}
