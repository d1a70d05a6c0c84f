'use client'
export { Island } from '../shared/island.tsx'
