'use client'
export { Island } from '../same/island.tsx'
